import { type ReactElement, useState } from 'react'
import { ChartFrame, type ChartTexts } from '../chart/ChartFrame.tsx'
import { someLabels } from '../chart/someLabels.ts'
import { DifferencePlot } from './DifferencePlot.tsx'

/** A named line: for each label how much more than the lowest, 0 or more, in any one unit. */
export type DifferenceLine = { name: string; values: readonly number[] }

/** Two to four lines over the same labels, and the texts around them. */
export type DifferenceLinesProps = ChartTexts & {
  /** Two to four, in the order in which line styles are assigned. */
  lines: readonly DifferenceLine[]
  /** One for each value, such as ages. */
  labels: readonly string[]
  /** Label of a grid line, such as `+$2,000`. */
  formatTick: (value: number) => string
  /** The figures at a label in words. */
  describe: (index: number) => string
}

/**
 * Draws the distance between figures that would coincide if drawn from 0. Each line has its name beside it
 * and a dash pattern of its own, so that it is recognisable without colour.
 */
export function DifferenceLines(props: DifferenceLinesProps): ReactElement {
  const { lines, labels, formatTick, describe, ...texts } = props
  const [picked, setPicked] = useState<number | null>(null)
  return (
    <ChartFrame
      texts={texts}
      labels={someLabels(labels)}
      picked={picked}
      onPick={setPicked}
      describe={describe}
      last={labels.length - 1}
    >
      <DifferencePlot lines={lines} last={labels.length - 1} formatTick={formatTick} picked={picked} />
    </ChartFrame>
  )
}
