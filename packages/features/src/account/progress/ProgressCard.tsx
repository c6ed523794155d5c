import { Badge, type BadgeProps, Card, Heading, Tracker, type TrackerStage } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { progressCopy as copy } from './copy.ts'
import * as styles from './progress.css.ts'

interface ProgressCardProps {
  /** The id of the heading, which names the card. */
  readonly id: string
  readonly title: string
  /** With whom, its reference, and since when. */
  readonly detail: ReactNode
  /** The badge names who acts next, or the outcome. */
  readonly badge: BadgeProps
  /** Null where nothing is to come any more. */
  readonly stages: readonly TrackerStage[] | null
  /** The next step, who does it, and by when. */
  readonly line: ReactNode
  readonly action?: ReactNode
  /** Further actions and details. */
  readonly children?: ReactNode
}

/** Something that takes its time: what it is, how far it is, whose turn it is, and a date. */
export function ProgressCard(props: ProgressCardProps) {
  const { id, title, detail, badge, stages, line, action, children } = props
  return (
    <Card as="article" labelledBy={id}>
      <div className={styles.item}>
        <div className={styles.head}>
          <div className={styles.names}>
            <Heading level={3} id={id} tabIndex={-1}>
              {title}
            </Heading>
            <p className={styles.small}>{detail}</p>
          </div>
          <Badge {...badge} />
        </div>
        {stages && <Tracker label={copy.label} stages={stages} texts={copy.states} />}
        <div className={styles.next}>
          <p className={styles.line}>{line}</p>
          {action}
        </div>
        {children}
      </div>
    </Card>
  )
}
