import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { ChevronDownIcon } from '../icon/icons.ts'
import * as styles from './disclosure.css.ts'

/** Props of `Disclosure`. It is uncontrolled: the browser holds whether it is open. */
export type DisclosureProps = {
  /** The part that is always shown and is pressed to open; without links or buttons of its own. */
  summary: ReactNode
  /** Opens it on the first render; after that the browser holds the state. Default `false`. */
  open?: boolean | undefined
  /** `block` fills the row, for lists of questions. Default `inline`. */
  variant?: 'inline' | 'block' | undefined
  /** Name of a group; the browser leaves at most one of its disclosures open. */
  group?: string | undefined
  /** The content that opens. */
  children: ReactNode
}

/** Detail that opens on demand, works without script, and is printed open. */
export function Disclosure(props: DisclosureProps): ReactElement {
  const { summary, open, variant = 'inline', group, children } = props
  return (
    <details className={styles.disclosure} open={open} name={group}>
      <summary className={variant === 'block' ? `${styles.summary} ${styles.block}` : styles.summary}>
        <span>{summary}</span>
        <span className={styles.arrow}>
          <Icon of={ChevronDownIcon} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
