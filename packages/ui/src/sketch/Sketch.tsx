import type { ReactElement, ReactNode } from 'react'
import * as styles from './sketch.css.ts'

/** A drawing in two strokes, on a canvas of 64 by 64: SVG shapes without colours of their own. */
export type SketchDrawing = {
  /** Most of the drawing, in the brand's colour of actions. */
  lines: ReactNode
  /** The part that draws the eye: in the accent, filled with a tint. */
  accent: ReactNode
}

/** Which drawing, and how large. */
export type SketchProps = {
  /** The shapes of the drawing, on a canvas of 64 by 64. */
  of: SketchDrawing
  /** 32 or 48 px square. Default `medium`. */
  size?: 'small' | 'medium' | undefined
}

const PIXELS = { small: 32, medium: 48 } as const

/** A small drawing in the brand's colours, hidden from assistive technology: the words beside it carry the meaning. */
export function Sketch({ of: drawing, size = 'medium' }: SketchProps): ReactElement {
  return (
    <svg
      className={styles.sketch}
      width={PIXELS[size]}
      height={PIXELS[size]}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      {drawing.lines}
      <g className={styles.accent}>{drawing.accent}</g>
    </svg>
  )
}
