import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { ChevronDownIcon } from '../icon/icons.ts'
import * as styles from './disclosure.css.ts'

/** Detail that opens on demand, works without script, and is printed open. */
export type DisclosureProps = {
  summary: ReactNode
  /** Open at first. */
  open?: boolean | undefined
  /** `block` fills the row, for lists of questions. */
  variant?: 'inline' | 'block' | undefined
  children: ReactNode
}

export function Disclosure({ summary, open, variant = 'inline', children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
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
