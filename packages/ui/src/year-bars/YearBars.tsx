import { type ReactElement, useState } from 'react'
import { ChartFrame, type ChartTexts } from '../chart/ChartFrame.tsx'
import * as chart from '../chart/chartFrame.css.ts'
import { percent } from '../chart/percent.ts'
import { someLabels } from '../chart/someLabels.ts'
import * as styles from './yearBars.css.ts'

/** A year: `value` draws it, in any one unit, 0 or more; `mark` draws a line across it, such as what it would be otherwise. */
export type YearBar = {
  /** Under the bar, such as an age. */
  label: string
  value: number
  mark?: number | undefined
  /** The year in words, such as `At 46: $5,120`. */
  description: string
}

/** Years in their order, and what stands around them. */
export type YearBarsProps = ChartTexts & { years: readonly YearBar[] }

const HEIGHT = 140

/** One bar a year, from 0 up. Pressing it, dragging and the arrow keys go through the years. */
export function YearBars({ years, ...texts }: YearBarsProps): ReactElement {
  const [picked, setPicked] = useState<number | null>(null)
  const most = Math.max(0, ...years.flatMap(({ value, mark = 0 }) => [value, mark]))
  const width = 1 / Math.max(years.length, 1)
  const height = (value: number) => (most > 0 ? (HEIGHT * Math.max(value, 0)) / most : 0)
  return (
    <ChartFrame
      texts={texts}
      labels={someLabels(years.map(({ label }) => label))}
      picked={picked}
      onPick={setPicked}
      describe={(index) => years[index]?.description ?? ''}
      last={years.length - 1}
    >
      <svg className={chart.drawing} width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
        {years.map(({ label, value, mark }, index) => (
          <g key={label}>
            <rect
              className={index === picked ? styles.pickedBar : styles.bar}
              x={percent((index + 0.1) * width)}
              width={percent(width * 0.8)}
              y={HEIGHT - height(value)}
              height={height(value)}
            />
            {mark !== undefined && (
              <line
                className={styles.mark}
                x1={percent(index * width)}
                x2={percent((index + 1) * width)}
                y1={HEIGHT - height(mark)}
                y2={HEIGHT - height(mark)}
              />
            )}
          </g>
        ))}
        <line className={chart.axis} x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
      </svg>
    </ChartFrame>
  )
}
