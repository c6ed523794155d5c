import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { CheckIcon } from '../icon/icons.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { StageState, StageTexts } from './StageState.ts'
import * as styles from './timeline.css.ts'

/** Without the role, Safari does not announce a list without markers as a list. */
const LIST = 'list'

/** A stage in a sentence, with its date. */
export type TimelineStage = {
  id: string
  title: string
  state: StageState
  /** `16 November 2026`, `By 4 January 2027`, or in words that it isn't expected. */
  when?: string | undefined
  /** Says what happens, and who does it. */
  text?: ReactNode
}

/** Props of `Timeline`: stages with their dates, and the name of the list. */
export type TimelineProps = {
  /** Accessible name of the list. */
  label?: string | undefined
  /** `id` of the heading that names the list, in place of `label`. */
  labelledBy?: string | undefined
  /** In their order; at most one of them is current. */
  stages: readonly TimelineStage[]
  /** Read out behind the title of a stage. */
  texts: StageTexts
}

/** Past, current and coming stages, one under the other. */
export function Timeline({ label, labelledBy, stages, texts }: TimelineProps): ReactElement {
  return (
    <ol role={LIST} aria-label={label} aria-labelledby={labelledBy} className={styles.timeline}>
      {stages.map(({ id, title, state, when, text }) => (
        <li
          key={id}
          aria-current={state === 'current' ? 'step' : undefined}
          className={`${styles.stage} ${styles.state[state]}`}
        >
          <span className={styles.mark}>{state === 'done' && <Icon of={CheckIcon} size="small" />}</span>
          <div>
            <p className={styles.title}>
              <span>{title}</span>
              <VisuallyHidden>{`, ${texts[state]}`}</VisuallyHidden>
            </p>
            {when && <p className={styles.when}>{when}</p>}
            {text && <div className={styles.text}>{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
