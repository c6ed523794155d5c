import type { ReactElement } from 'react'
import type { ChartTexts } from '../chart/ChartFrame.tsx'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import { asList } from '../layout/roles.ts'
import { Bar } from './Bar.tsx'
import * as styles from './barChart.css.ts'
import type { ChartBar } from './ChartBar.ts'

/** Texts and figures of a `BarChart`; nothing is rounded or formatted here. */
export type BarChartProps = {
  /** States the finding, not the subject. */
  title: string
  /** A line below the title, such as the unit or the date of the figures. */
  description?: string | undefined
  /** Drawn in this order; the largest value fills the width. */
  bars: readonly ChartBar[]
  /**
   * The figures again as a table, which opens under the chart: for bars with parts, whose texts share one
   * line. Without it the label, the amount and all parts of each bar are text beside the drawing.
   */
  table?: ChartTexts['table'] | undefined
}

/** Bars with direct labels. */
export function BarChart({ title, description, bars, table }: BarChartProps): ReactElement {
  const most = Math.max(0, ...bars.map((bar) => bar.value))
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </figcaption>
      <ul {...asList} className={styles.list}>
        {bars.map((bar) => (
          <li key={bar.label}>
            <Bar bar={bar} most={most} />
          </li>
        ))}
      </ul>
      {table && (
        <div className={styles.table}>
          <Disclosure summary={table.summary}>{table.children}</Disclosure>
        </div>
      )}
    </figure>
  )
}
