import { type FaceFile, filesOf, type Weight } from './families.ts'
import { type Face, loadFace } from './loadFace.ts'

const faces = new Map<FaceFile, Face>()
const chosen: Record<Weight, Map<string, Face | null>> = { regular: new Map(), bold: new Map() }
const WITHOUT_SHAPE = /\p{Default_Ignorable_Code_Point}/gu

/** Returns the face that draws a character with its marks, reading it with its first use; null for none. */
export function faceOf(grapheme: string, weight: Weight): Face | null {
  const known = chosen[weight].get(grapheme)
  if (known !== undefined) return known
  const face = findFace(grapheme, weight)
  chosen[weight].set(grapheme, face)
  return face
}

/** Has the letters of every document. */
export const mainFace = (weight: Weight): Face => {
  const face = faceOf('n', weight)
  if (!face) throw new Error('There is no font for letters')
  return face
}

function findFace(grapheme: string, weight: Weight): Face | null {
  const codePoints = Array.from(
    grapheme.replaceAll(WITHOUT_SHAPE, ''),
    (character) => character.codePointAt(0) ?? 0,
  )
  for (const file of filesOf(codePoints[0] ?? 0x20, weight)) {
    const face = faces.get(file) ?? loadFace(file)
    faces.set(file, face)
    if (codePoints.every(face.has)) return face
  }
  return null
}
