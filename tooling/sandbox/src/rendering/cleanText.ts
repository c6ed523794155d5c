// Controls of text direction, which could make a line read otherwise than it was written.
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const SPACES_AND_CONTROLS = /[\s\p{Cc}]+/gu
const NOT_CHARACTERS = /\p{Cn}/gu

/**
 * Text on one line: composed (NFC), each run of white space and control characters as one space, without controls of
 * direction. What is no character, half a surrogate pair included, becomes U+FFFD.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(DIRECTION_CONTROLS, '')
    .replace(NOT_CHARACTERS, '\ufffd')
    .replace(SPACES_AND_CONTROLS, ' ')
    .trim()
    .normalize('NFC')
