import { type ReactElement, useState } from 'react'
import { ChartFrame, type ChartTexts } from '../chart/ChartFrame.tsx'
import * as chart from '../chart/chartFrame.css.ts'
import { niceTicks } from '../chart/niceTicks.ts'
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

/** Years in their order, and the texts around them. */
export type YearBarsProps = ChartTexts & {
  /** In their order, at least one. */
  years: readonly YearBar[]
  /** A value in words, `$9,904`: draws round lines with their values, and the values of the first and the last year. */
  format?: ((value: number) => string) | undefined
}

const HEIGHT = 140

/** One bar a year, from 0 up. Pressing it, dragging and the arrow keys move through the years. */
export function YearBars({ years, format, ...texts }: YearBarsProps): ReactElement {
  const [picked, setPicked] = useState<number | null>(null)
  const highest = Math.max(0, ...years.flatMap(({ value, mark = 0 }) => [value, mark]))
  const lines = format ? niceTicks(highest) : []
  const most = lines.at(-1) ?? highest
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
        {lines.map((line) => (
          <line
            key={line}
            className={chart.grid}
            x1="0"
            x2="100%"
            y1={HEIGHT - height(line)}
            y2={HEIGHT - height(line)}
          />
        ))}
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
        {format && <Amounts years={years} lines={lines} height={height} format={format} />}
      </svg>
    </ChartFrame>
  )
}

interface AmountsProps {
  readonly years: readonly YearBar[]
  readonly lines: readonly number[]
  /** Height of a value, in px. */
  readonly height: (value: number) => number
  readonly format: (value: number) => string
}

/** Height of a line of text. */
const WORDS = 20

/** Share of the years that the name of an end covers on a phone, at most. */
const UNDER_WORDS = 1 / 4

const topOf = (years: readonly YearBar[]) =>
  Math.max(...years.flatMap(({ value, mark = 0 }) => [value, mark]))

/** Values of the ends, and grid lines above the first bar: overlapping texts and bars would be hard to read. */
function Amounts({ years, lines, height, format }: AmountsProps) {
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return null
  const under = Math.ceil(years.length * UNDER_WORDS)
  const [start, end] = [height(topOf(years.slice(0, under))), height(topOf(years.slice(-under)))]
  const isOne = years.length === 1 || (Math.abs(start - end) < WORDS && years.length < 6)
  const named = lines.filter((line) => height(line) - start >= 2 * WORDS)
  return (
    <>
      {named.map((line) => (
        <text
          key={line}
          className={`${chart.words} ${styles.lineName}`}
          x="0"
          y={HEIGHT - height(line)}
          dy="16"
        >
          {format(line)}
        </text>
      ))}
      <text className={styles.endName} x="0" y={HEIGHT - start} dy="-8">
        {format(first.value)}
      </text>
      {!isOne && (
        <text className={styles.endName} x="100%" y={HEIGHT - end} dy="-8" textAnchor="end">
          {format(last.value)}
        </text>
      )}
    </>
  )
}
