import type { Weight } from './families.ts'
import { widthOf } from './runsOf.ts'
import type { TextStyle } from './TextStyle.ts'

/** Measures texts in points; each text is shaped once per weight, since its width grows with the size. */
export function makeMeasure(): (text: string, style: TextStyle) => number {
  const widths: Record<Weight, Map<string, number>> = { regular: new Map(), bold: new Map() }
  return (text, { font, size }) => {
    const width = widths[font].get(text) ?? widthOf(text, font)
    widths[font].set(text, width)
    return width * size
  }
}
