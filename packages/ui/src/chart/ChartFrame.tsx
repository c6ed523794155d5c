import type { ReactElement, ReactNode } from 'react'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import * as styles from './chartFrame.css.ts'

/** Texts around a chart of years. */
export type ChartTexts = {
  /** A finding that the caller derived from the figures, else what is shown. */
  title: string
  /** Says in a line under the title what the figures are. */
  note: string
  /** Accessible name of the control that moves through the years, such as `Age`. */
  pick: string
  /** The figures again, as a table that opens under the chart. */
  table: { summary: string; children: ReactNode }
}

type ChartFrameProps = {
  texts: ChartTexts
  /** The first and the last label, and some between, under the chart. */
  labels: readonly string[]
  /** Index of the year that is shown in words; null before one is picked. */
  picked: number | null
  onPick: (index: number) => void
  /** The year in words. */
  describe: (index: number) => string
  last: number
  children: ReactNode
}

/**
 * Title, note, drawing and table. An invisible slider covers the drawing: pressing, dragging and the arrow keys
 * move through the years, and the line under the title shows the figures.
 */
export function ChartFrame({
  texts,
  labels,
  picked,
  onPick,
  describe,
  last,
  children,
}: ChartFrameProps): ReactElement {
  const shown = picked === null ? texts.note : describe(picked)
  return (
    <figure className={styles.figure}>
      <figcaption>
        <span className={styles.title}>{texts.title}</span>
        <span className={styles.note}>{shown}</span>
      </figcaption>
      <div className={styles.plot}>
        {children}
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={last}
          step={1}
          value={picked ?? 0}
          aria-label={texts.pick}
          aria-valuetext={describe(picked ?? 0)}
          onChange={(event) => onPick(Number(event.currentTarget.value))}
          onFocus={() => onPick(picked ?? 0)}
        />
      </div>
      <div className={styles.labels} aria-hidden="true">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <Disclosure summary={texts.table.summary}>{texts.table.children}</Disclosure>
    </figure>
  )
}
