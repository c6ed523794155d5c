import type { ReactElement, ReactNode } from 'react'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import { Sketch, type SketchDrawing } from '../sketch/Sketch.tsx'
import { NeedBar, type NeedBarProps } from './NeedBar.tsx'
import * as styles from './needRow.css.ts'

/** An amount in large figures: `unit` follows it in small letters, `caption` says under it what it is. */
type NeedFigure = { amount: string; unit?: string | undefined; caption: string }

/** Props of `NeedRow`. Nothing is worked out or formatted here but the lengths of the bar. */
export type NeedRowProps = {
  /** Of the region; its heading is `{id}-title`. */
  id: string
  /** The heading, of level 3, and the accessible name of the region. */
  title: string
  /** A line under the heading. */
  detail: string
  /** A drawing before the heading. Left out, the words stand alone. */
  sketch?: SketchDrawing | undefined
  /** What is still needed: an amount with what follows it in small letters, or words where there is no amount. */
  figure: NeedFigure | string
  /** In dollars of any one unit; null draws no bar. */
  bar: NeedBarProps | null
  /** Under the bar: what there is, of what. */
  label: ReactNode
  /** Under that, such as why the amount is another one in a quote. */
  notes?: ReactNode
  /** The summary of what opens in the row, and what that holds. */
  working?: { summary: string; content: ReactNode } | undefined
}

/** One need: its name, what is still needed, and a bar of what there is and what is not. */
export function NeedRow(props: NeedRowProps): ReactElement {
  const { id, title, detail, sketch, figure, bar, label, notes, working } = props
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.row}>
      <div className={styles.head}>
        {sketch && (
          <div className={styles.sketch}>
            <Sketch of={sketch} />
          </div>
        )}
        <div>
          <h3 id={`${id}-title`} className={styles.title}>
            {title}
          </h3>
          <p className={styles.detail}>{detail}</p>
        </div>
        <Figure figure={figure} />
      </div>
      {bar && <NeedBar {...bar} />}
      <p className={styles.label}>{label}</p>
      {working && (
        <div className={styles.working}>
          <Disclosure summary={working.summary}>
            <div className={styles.content}>{working.content}</div>
          </Disclosure>
        </div>
      )}
      {notes && <div className={styles.notes}>{notes}</div>}
    </section>
  )
}

function Figure({ figure }: Pick<NeedRowProps, 'figure'>) {
  if (typeof figure === 'string') return <p className={styles.word}>{figure}</p>
  const { amount, unit, caption } = figure
  return (
    <div className={styles.figure}>
      <p>
        <span className={styles.amount}>{amount}</span>
        {unit && (
          <>
            {' '}
            <span className={styles.unit}>{unit}</span>
          </>
        )}
      </p>
      <p className={styles.detail}>{caption}</p>
    </div>
  )
}
