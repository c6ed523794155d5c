import type { ReactElement, ReactNode } from 'react'
import { verbatim } from '../text/verbatim.ts'
import * as styles from './splitBar.css.ts'

/** One of the two parts: `text` is its amount as it is read, such as `$335,000`. */
export type SplitPart = { label: string; amount: number; text: string }

/** Two amounts that make a whole, and their texts. */
export type SplitBarProps = {
  /** Accessible name of the region: what is split. */
  label: string
  /** Amounts of 0 or more, in one unit. A part without an amount keeps its line. */
  parts: readonly [SplitPart, SplitPart]
  /** Reason for the split. */
  note?: ReactNode
}

/** Two parts of a whole as one bar, which they fill whatever their amounts are. */
export function SplitBar({ label, parts, note }: SplitBarProps): ReactElement {
  const [first, second] = parts
  const total = first.amount + second.amount
  const share = total === 0 ? 0 : (first.amount / total) * 100
  return (
    <section className={styles.panel} aria-label={label}>
      <svg className={styles.bar} width="100%" height="14" aria-hidden="true" focusable="false">
        <rect className={styles.rest} width="100%" height="14" rx="4" />
        {total > 0 && <rect className={styles.fill.second} width="100%" height="14" rx="4" />}
        {share > 0 && <rect className={styles.fill.first} width={`${share}%`} height="14" rx="4" />}
        {share > 0 && share < 100 && (
          <line className={styles.cut} x1={`${share}%`} x2={`${share}%`} y1="0" y2="14" />
        )}
      </svg>
      <dl className={styles.legend}>
        {parts.map((part, index) => (
          <div key={part.label} className={styles.part}>
            <dt className={styles.name}>
              <svg width="12" height="12" aria-hidden="true" focusable="false">
                <rect
                  className={styles.fill[index === 0 ? 'first' : 'second']}
                  width="12"
                  height="12"
                  rx="3"
                />
              </svg>
              <span>{part.label}</span>
            </dt>
            <dd className={styles.amount} translate={verbatim(part.text)}>
              {part.text}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}
