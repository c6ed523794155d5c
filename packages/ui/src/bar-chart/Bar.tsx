import type { ReactElement } from 'react'
import { verbatim } from '../text/verbatim.ts'
import * as styles from './barChart.css.ts'
import type { ChartBar } from './ChartBar.ts'
import { layOut } from './layOut.ts'
import { PartedBar } from './PartedBar.tsx'

export function Bar({ bar, most }: { bar: ChartBar; most: number }): ReactElement {
  return (
    <>
      <div className={styles.head}>
        <span>{bar.label}</span>
        <span className={styles.amount} translate={verbatim(bar.formatted)}>
          {bar.formatted}
        </span>
      </div>
      {bar.parts && bar.parts.length > 0 ? (
        <PartedBar label={bar.label} parts={bar.parts} most={most} />
      ) : (
        <svg className={styles.bars} aria-hidden="true">
          <rect width="100%" height="100%" rx="3" className={styles.track} />
          {layOut([bar], most).map(({ width }) => (
            <rect key={bar.label} width={`${width}%`} height="100%" rx="3" className={styles.part[1]} />
          ))}
        </svg>
      )}
    </>
  )
}
