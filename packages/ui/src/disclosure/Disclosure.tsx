import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { ChevronDownIcon } from '../icon/icons.ts'
import * as styles from './disclosure.css.ts'

/** The two parts of a `Disclosure`. The browser keeps whether it is open: it cannot be controlled. */
export type DisclosureProps = {
  /** What is always shown, and pressed to open; without links or buttons of its own. */
  summary: ReactNode
  /** Opens it at first; after that the browser keeps what is open. Default `false`. */
  open?: boolean | undefined
  /** `block` fills the row, for lists of questions. Default `inline`. */
  variant?: 'inline' | 'block' | undefined
  /** Of those with the same group the browser keeps one open at a time. */
  group?: string | undefined
  /** What opens. */
  children: ReactNode
}

/** Detail that opens on demand, works without script, and is printed open. */
export function Disclosure(props: DisclosureProps): ReactElement {
  const { summary, open, variant = 'inline', group, children } = props
  return (
    <details className={styles.disclosure} open={open} name={group}>
      <summary className={variant === 'block' ? `${styles.summary} ${styles.block}` : styles.summary}>
        {summary}
        <span className={styles.arrow}>
          <Icon of={ChevronDownIcon} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
