import { asList } from '../layout/roles.ts'
import { Bar, type ChartBar } from './Bar.tsx'
import * as styles from './barChart.css.ts'

/** Bars with direct labels. `title` states the finding; a table with the same figures stands beside it. */
export type BarChartProps = { title: string; description?: string | undefined; bars: readonly ChartBar[] }

export function BarChart({ title, description, bars }: BarChartProps) {
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
    </figure>
  )
}
