import type { FontName } from './fonts.ts'
import type { TextStyle } from './TextStyle.ts'

const EM = 1000

/** Measures texts in points; each text is laid out once per font, since its width grows with the size. */
export function makeMeasure(pdf: PDFKit.PDFDocument): (text: string, style: TextStyle) => number {
  const widths: Record<FontName, Map<string, number>> = { regular: new Map(), bold: new Map() }
  return (text, { font, size }) => {
    const known = widths[font].get(text)
    const width = known ?? pdf.font(font, EM).widthOfString(text)
    if (known === undefined) widths[font].set(text, width)
    return (width * size) / EM
  }
}
