import { readFileSync } from 'node:fs'
import { create } from 'fontkit'

/** Regular and bold. */
export type FontName = 'regular' | 'bold'

interface FontFile {
  data: Buffer
  /** Checks whether the font has the character. */
  has: (codePoint: number) => boolean
}

const FILES: Record<FontName, string> = {
  regular: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}

function loadFont(name: FontName): FontFile {
  const data = readFileSync(new URL(FILES[name]))
  const font = create(data)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${FILES[name]} holds more than one font`)
  return { data, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
}

/** The embedded fonts; PDF/UA allows no text in another font. */
export const fonts: Readonly<Record<FontName, FontFile>> = {
  regular: loadFont('regular'),
  bold: loadFont('bold'),
}
