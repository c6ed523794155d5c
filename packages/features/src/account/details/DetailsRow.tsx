import { Heading } from '@coverkit/ui'
import type { ReactNode } from 'react'
import * as styles from './details.css.ts'

interface DetailsRowProps {
  /** The id of the heading, which names the region. */
  readonly id: string
  readonly title: string
  /** The current value, or a line on what the button does. */
  readonly text: ReactNode
  /** Beside it: the button that opens the form. */
  readonly action?: ReactNode
  /** The status and the form, below the row. */
  readonly children?: ReactNode
}

/** One of several things that a customer can change, in a card that is `flush`. */
export function DetailsRow({ id, title, text, action, children }: DetailsRowProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.row}>
        <div className={styles.words}>
          <Heading level={2} size={17} id={id} tabIndex={-1}>
            {title}
          </Heading>
          {text}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </section>
  )
}
