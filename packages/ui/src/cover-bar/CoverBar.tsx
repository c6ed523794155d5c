import type { ReactElement, ReactNode } from 'react'
import { verbatim } from '../text/verbatim.ts'
import * as styles from './coverBar.css.ts'

/** A cover that exists, and how it compares. Only the length of the bar is computed here; texts come formatted. */
export type CoverBarProps = {
  /** Name of the cover. */
  name: string
  /** Formatted, such as `$600,000`; it never breaks. */
  amount: string
  /** Behind the amount, such as `a month`. */
  unit?: string | undefined
  /** Share of the estimated need that exists: 0 to 1; larger values draw a full bar. Null draws none. */
  share: number | null
  /** Says the share in words, with any other remark about the cover. */
  text?: ReactNode
}

const percent = (share: number) => `${Math.round(10_000 * Math.min(1, Math.max(0, share))) / 100}%`

/** One cover: its name, its amount, and a bar of how much of an estimate it is. */
export function CoverBar({ name, amount, unit, share, text }: CoverBarProps): ReactElement {
  return (
    <div className={styles.place}>
      <div className={share === null ? `${styles.cover} ${styles.plain}` : styles.cover}>
        <span className={styles.name}>{name}</span>
        <span className={styles.amount}>
          <span className={styles.figure} translate={verbatim(amount)}>
            {amount}
          </span>
          {unit && (
            <>
              {' '}
              <span className={styles.figure}>{unit}</span>
            </>
          )}
        </span>
        {share !== null && (
          <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
            <rect className={styles.track} width="100%" height="10" rx="5" />
            {share > 0 && <rect className={styles.held} width={percent(share)} height="10" rx="5" />}
          </svg>
        )}
        {text && <span className={styles.text}>{text}</span>}
      </div>
    </div>
  )
}
