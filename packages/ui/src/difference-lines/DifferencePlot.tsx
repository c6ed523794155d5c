import type { ReactElement } from 'react'
import * as chart from '../chart/chartFrame.css.ts'
import { niceTicks } from '../chart/niceTicks.ts'
import { percent } from '../chart/percent.ts'
import * as styles from './differenceLines.css.ts'
import { placeLabels } from './placeLabels.ts'

type DifferencePlotProps = {
  lines: readonly { name: string; values: readonly number[] }[]
  /** Index of the last label. */
  last: number
  formatTick: (value: number) => string
  /** Index of the label that a vertical line marks. */
  picked: number | null
}

/** The drawing of `DifferenceLines`: words at percent positions, and the lines in a drawing of its own that stretches. */
export function DifferencePlot({ lines, last, formatTick, picked }: DifferencePlotProps): ReactElement {
  const ticks = niceTicks(Math.max(0, ...lines.flatMap(({ values }) => values)))
  const top = ticks.at(-1) ?? 1
  const end = Math.max(last, 1)
  return (
    <svg className={chart.drawing} width="100%" height={240} aria-hidden="true" focusable="false">
      <line className={chart.axis} x1="0" x2="100%" y1="100%" y2="100%" />
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={chart.grid}
            x1="0"
            x2="100%"
            y1={percent(1 - tick / top)}
            y2={percent(1 - tick / top)}
          />
          <text className={chart.words} x="0" y={percent(1 - tick / top)} dy="-6">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${end} 100`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        {lines.map(({ name, values }, index) => (
          <polyline
            key={name}
            className={styles.lines[index % styles.lines.length]}
            points={values.map((value, at) => `${at},${100 - (100 * value) / top}`).join(' ')}
          />
        ))}
      </svg>
      {picked !== null && (
        <line
          className={chart.marker}
          x1={percent(picked / end)}
          x2={percent(picked / end)}
          y1="0"
          y2="100%"
        />
      )}
      <Names lines={lines} top={top} />
    </svg>
  )
}

function Names({ lines, top }: Pick<DifferencePlotProps, 'lines'> & { top: number }): ReactElement[] {
  const places = placeLabels(
    lines.map(({ name, values }) => ({ heights: values.map((value) => value / top), letters: name.length })),
  )
  return lines.map(({ name }, index) => (
    <text
      key={name}
      className={styles.names[index % styles.names.length]}
      x={`${places[index]?.right ?? 100}%`}
      y={`${100 - (places[index]?.height ?? 0)}%`}
      dy="5"
      textAnchor="end"
    >
      {name}
    </text>
  ))
}
