import type { ReactElement } from 'react'
import * as styles from './needRow.css.ts'

/** Amounts of one unit, none below 0. */
export type NeedBarProps = {
  /** The amount that exists. */
  held: number
  /** The amount needed, including the one that exists. */
  need: number
  /** The amount at the full width: the largest of the bars that share the scale. */
  scale: number
  /** The rest of the width is an amount too, and is drawn. */
  hasTrack?: boolean | undefined
}

const percent = (part: number, whole: number) =>
  `${Math.round((10_000 * Math.min(part, whole)) / whole) / 100}%`

/** The existing and the missing amount in one bar; the words beside it say both. */
export function NeedBar({ held, need, scale, hasTrack = false }: NeedBarProps): ReactElement | null {
  if (scale <= 0) return null
  const there = percent(Math.min(held, need), scale)
  return (
    <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
      {hasTrack && <rect className={styles.track} width="100%" height="16" rx="4" />}
      <rect className={styles.gap} width={percent(need, scale)} height="16" rx="4" />
      {held > 0 && <rect className={styles.held} width={there} height="16" rx="4" />}
      {held > 0 && held < need && <line className={styles.cut} x1={there} x2={there} y1="0" y2="16" />}
    </svg>
  )
}
