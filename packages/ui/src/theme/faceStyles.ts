import { globalFontFace } from '@vanilla-extract/css'
import type { BrandFaces, Face } from './BrandFaces.ts'
import { FACES, faceFile } from './faceFile.ts'
import { fallbackFamily } from './withFaces.ts'

/** `optional`: a font that loads late is used from the next page on. `swap`: it is used on arrival. */
export type FaceDisplay = 'optional' | 'swap'

const REGULAR = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo']
const BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold']
const SERIF = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos']

/** Local fonts by weight; those after the first have the same widths, for devices that lack it. */
const LOCALS = {
  sans: { 400: REGULAR, 700: BOLD },
  sansBold: { 700: BOLD },
  serif: { 400: SERIF },
}

const percent = (value: number) => `${value}%`

function fallbackStyles(face: Face): void {
  const { like, sizeAdjust, ascent, descent } = face.fallback
  for (const [weight, names] of Object.entries(LOCALS[like])) {
    globalFontFace(fallbackFamily(face), {
      src: names.map((name) => `local("${name}")`).join(', '),
      fontWeight: weight,
      sizeAdjust: percent(sizeAdjust),
      ascentOverride: percent(ascent),
      descentOverride: percent(descent),
      lineGapOverride: '0%',
    })
  }
}

/** Writes the rules of a brand's fonts, each with a fallback of the same metrics. Call it in a `.css.ts` file. */
export function faceStyles(faces: BrandFaces, display: FaceDisplay = 'optional'): void {
  for (const face of [faces.heading, faces.body]) {
    if (!face) continue
    const { family, weight } = face
    globalFontFace(family, {
      src: `url("${FACES}/${faceFile(face)}") format("woff2")`,
      fontWeight: typeof weight === 'number' ? weight : weight.join(' '),
      fontDisplay: display,
    })
    fallbackStyles(face)
  }
}
