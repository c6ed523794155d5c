import type { ReactElement } from 'react'
import * as styles from './sampleLine.css.ts'

/** Props of `SampleLine`: the origin of the figures, and their date. */
export type SampleLineProps = {
  /** Shown word for word; its first sentence is framed. */
  label: string
  /** A sentence such as `Prices as at 25 November 2026.` */
  date?: string | undefined
}

const FIRST_SENTENCE = /^[^.!?]*[.!?]/

/** Says what the figures below it are. Place it above them; it has the colour of text, never small grey print. */
export function SampleLine({ label, date }: SampleLineProps): ReactElement {
  const first = FIRST_SENTENCE.exec(label)?.[0] ?? label
  const rest = [label.slice(first.length).trim(), date].filter(Boolean).join(' ')
  return (
    <p className={styles.line}>
      <b className={styles.framed}>{first}</b>
      {rest && <span>{` ${rest}`}</span>}
    </p>
  )
}
