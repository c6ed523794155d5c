import type { ParseOptions } from '../fields/cleanText.ts'
import { lineCharacters, parseSigns } from '../fields/parseName.ts'

/**
 * Reads the name on a policy, of one person or of two (`R & K Example`): up to 101 letters, marks, digits, spaces and
 * punctuation, with a letter among them, signs unified as in a name. A company or a trust may own a policy.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseNameOnPolicy(text: string, options: ParseOptions = {}): string {
  return parseSigns(text, { longest: 101, characters: lineCharacters }, options)
}
