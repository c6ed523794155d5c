import type { SketchDrawing } from '@coverkit/ui'

/** A house with a heart. */
export const lifeSketch: SketchDrawing = {
  lines: <path d="M10 31 32 11l22 20M15 27v26h34V27" />,
  accent: <path d="M32 47c-8-6-11-10-11-14 0-6 8-8 11-2 3-6 11-4 11 2 0 4-3 8-11 14Z" />,
}
