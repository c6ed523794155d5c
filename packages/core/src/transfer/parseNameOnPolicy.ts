import { type ParseOptions, refuse, requiredText } from '../fields/cleanText.ts'

/**
 * Reads the name on a policy, of one person or of two (`R & K Example`): up to 101 letters, marks, digits, spaces and
 * `' ’ . - & , /`, with a letter among them. A company or a trust may own a policy, so digits and brackets are allowed.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseNameOnPolicy(text: string, options: ParseOptions = {}): string {
  const clean = requiredText(text, 101, options)
  const isName = /^[\p{L}\p{M}\p{Nd} '’.&,/()-]+$/u.test(clean) && /\p{L}/u.test(clean)
  return isName ? clean : refuse(options, 'characters')
}
