import { type FontName, fonts } from './fonts.ts'

const REPLACEMENT = '\ufffd'
const WITHOUT_SHAPE = /\p{Default_Ignorable_Code_Point}/u

/** The text as the font can draw it: marks that have no shape are left out, other characters that it lacks become U+FFFD. */
export function printable(text: string, fontName: FontName): string {
  const { has } = fonts[fontName]
  return Array.from(text, (character) => {
    if (WITHOUT_SHAPE.test(character)) return ''
    return has(character.codePointAt(0) ?? 0) ? character : REPLACEMENT
  }).join('')
}
