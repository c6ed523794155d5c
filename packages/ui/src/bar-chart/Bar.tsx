import * as styles from './barChart.css.ts'
import { layOut } from './layOut.ts'
import { PartedBar } from './PartedBar.tsx'

/**
 * A named amount: `value` draws it, in any one unit for the whole chart (below 0 counts as 0); `formatted` is what
 * people read.
 */
export type ChartValue = { label: string; value: number; formatted: string }

/** A bar, whole or of up to five parts in the order given. Parts add up to the bar's value. `label` is unique. */
export type ChartBar = ChartValue & { parts?: readonly ChartValue[] | undefined }

export function Bar({ bar, most }: { bar: ChartBar; most: number }) {
  return (
    <>
      <div className={styles.head}>
        <span>{bar.label}</span>
        <span className={styles.amount}>{bar.formatted}</span>
      </div>
      {bar.parts && bar.parts.length > 0 ? (
        <PartedBar label={bar.label} parts={bar.parts} most={most} />
      ) : (
        <svg className={styles.bars} aria-hidden="true">
          {layOut([bar], most).map(({ width }) => (
            <rect key={bar.label} width={`${width}%`} height="100%" rx="3" className={styles.part[0]} />
          ))}
        </svg>
      )}
    </>
  )
}
