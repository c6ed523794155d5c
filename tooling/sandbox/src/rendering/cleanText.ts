// Controls of text direction, which could change how a line reads.
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const SPACES_AND_CONTROLS = /[\s\p{Cc}]+/gu
const NOT_CHARACTERS = /[\p{Cn}\p{Cs}]/gu

/** Names a character by its code, such as `[U+0378]`. */
export const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

/**
 * Normalises a text to one line: composed (NFC), each run of white space and control characters as one space,
 * without controls of direction. What is no character, half a surrogate pair included, is named by its code, so that
 * two texts which differ in it differ on paper.
 */
export const cleanText = (text: string): string =>
  text
    .replace(DIRECTION_CONTROLS, '')
    .replace(NOT_CHARACTERS, codeOf)
    .replace(SPACES_AND_CONTROLS, ' ')
    .trim()
    .normalize('NFC')
