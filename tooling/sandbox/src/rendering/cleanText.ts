// Controls of text direction, which could change how a line reads.
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const SPACES_AND_CONTROLS = /[\s\p{Cc}]+/gu
const NOT_CHARACTERS = /\p{Cn}/gu

/**
 * Normalises a text to one line: composed (NFC), each run of white space and control characters as one space,
 * without controls of direction. Invalid characters, half a surrogate pair included, become U+FFFD.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(DIRECTION_CONTROLS, '')
    .replace(NOT_CHARACTERS, '\ufffd')
    .replace(SPACES_AND_CONTROLS, ' ')
    .trim()
    .normalize('NFC')
