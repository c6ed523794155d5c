import type { ReactElement, ReactNode } from 'react'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import { Sketch, type SketchDrawing } from '../sketch/Sketch.tsx'
import { verbatim } from '../text/verbatim.ts'
import { NeedBar, type NeedBarProps } from './NeedBar.tsx'
import * as styles from './needRow.css.ts'

/** An amount in large figures: `unit` follows it in small letters, `caption` says under it what it is. */
type NeedFigure = { amount: string; unit?: string | undefined; caption: string }

/** Props of `NeedRow`. Only the lengths of the bar are computed here; texts come formatted. */
export type NeedRowProps = {
  /** `id` of the region; its heading is `{id}-title`. */
  id: string
  /** The heading, of level 3, and the accessible name of the region. */
  title: string
  /** A line under the heading. */
  detail: string
  /** A drawing before the heading. */
  sketch?: SketchDrawing | undefined
  /** The amount still needed with its unit in small letters, or words where there is no amount. */
  figure: NeedFigure | string
  /** In dollars of any one unit; null draws no bar. */
  bar: NeedBarProps | null
  /** Says under the bar how much of which need exists. */
  label: ReactNode
  /** Note below that, such as why a quote has another amount. */
  notes?: ReactNode
  /** The summary and the content of the row's disclosure. */
  working?: { summary: string; content: ReactNode } | undefined
}

/** One need: its name, the amount still needed, and a bar of the existing and the missing part. */
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
        <span className={styles.amount} translate={verbatim(amount)}>
          {amount}
        </span>
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
