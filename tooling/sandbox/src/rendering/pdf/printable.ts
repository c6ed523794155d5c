import { type FontName, fonts } from './fonts.ts'

const REPLACEMENT = '\ufffd'
const WITHOUT_SHAPE = /\p{Default_Ignorable_Code_Point}/u

/** Returns the text that the font can draw: without invisible marks, and missing characters as U+FFFD. */
export function printable(text: string, fontName: FontName): string {
  const { has } = fonts[fontName]
  return Array.from(text, (character) => {
    if (WITHOUT_SHAPE.test(character)) return ''
    return has(character.codePointAt(0) ?? 0) ? character : REPLACEMENT
  }).join('')
}
