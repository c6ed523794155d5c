import type { SketchDrawing } from '@coverkit/ui'

/** A stethoscope. */
export const criticalIllnessSketch: SketchDrawing = {
  lines: (
    <path d="M13 10v14c0 8 5 13 12 13s12-5 12-13V10M9 10h8M33 10h8M25 37v5c0 7 5 12 12 12s11-5 11-11v-4" />
  ),
  accent: <circle cx="48" cy="34" r="5" />,
}
