import type { SketchDrawing } from '@coverkit/ui'

/** An umbrella. */
export const incomeProtectionSketch: SketchDrawing = {
  lines: <path d="M32 6v4M32 33v16c0 7 10 7 10 0" />,
  accent: (
    <path d="M8 33C9 19 19 10 32 10s23 9 24 23c-4-4-8-4-12 0-4-4-8-4-12 0-4-4-8-4-12 0-4-4-8-4-12 0Z" />
  ),
}
