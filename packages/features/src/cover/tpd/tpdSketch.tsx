import type { SketchDrawing } from '@coverkit/ui'

/** A wheelchair. */
export const tpdSketch: SketchDrawing = {
  lines: (
    <>
      <circle cx="28" cy="42" r="12" />
      <path d="M25 20c0 6 1 11 2 16h13l5 12 5-1M27 27h10" />
    </>
  ),
  accent: <circle cx="25" cy="13" r="5" />,
}
