import makeBidi from 'bidi-js'
import { faceOf, mainFace } from './faceOf.ts'
import type { Weight } from './families.ts'
import type { Face } from './loadFace.ts'
import { charactersOf, isPlain } from './printable.ts'

/** A part of a line in one face and direction. */
export interface Run {
  face: Face
  text: string
  isRightToLeft: boolean
}

const bidi = makeBidi()
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** Splits a line into runs, in the order of drawing from left to right. */
export function runsOf(line: string, weight: Weight): Run[] {
  if (isPlain(line)) return [{ face: mainFace(weight), text: line, isRightToLeft: false }]
  const levels = RIGHT_TO_LEFT.test(line) ? bidi.getEmbeddingLevels(line, 'ltr').levels : null
  const runs: (Run & { level: number })[] = []
  let at = 0
  for (const character of charactersOf(line, weight)) {
    const level = levels?.[at] ?? 0
    at += character.length
    const last = runs.at(-1)
    const face = faceOf(character, weight) ?? mainFace(weight)
    if (last?.face === face && last.level === level) last.text += character
    else runs.push({ face, text: character, isRightToLeft: level % 2 === 1, level })
  }
  return levels ? inOrderOfDrawing(runs) : runs
}

/** Rule L2 of Unicode's Annex 9: from the deepest level up, what is at least so deep is reversed. */
function inOrderOfDrawing<Leveled extends { level: number }>(runs: readonly Leveled[]): Leveled[] {
  const ordered = [...runs]
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while ((ordered[to]?.level ?? 0) >= level) to++
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = Math.max(from, to)
    }
  return ordered
}

/** The width of a text for a size of 1. */
export const widthOf = (text: string, weight: Weight): number =>
  runsOf(text, weight).reduce(
    (sum, { face, text: part, isRightToLeft }) => sum + face.shape(part, isRightToLeft).width,
    0,
  )

/**
 * Whether the shapes of a run stand side by side, each for its characters, in the order of reading. What runs to the
 * left does not, but readers of PDFs turn it around themselves.
 */
export function readsAsDrawn({ face, text, isRightToLeft }: Run): boolean {
  if (isRightToLeft) return false
  const { glyphs, positions } = face.shape(text, false)
  const names = glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
  const isInLine = positions.every(({ xAdvance, xOffset, yOffset }) => xAdvance > 0 && !xOffset && !yOffset)
  return isInLine && names.join('') === text
}
