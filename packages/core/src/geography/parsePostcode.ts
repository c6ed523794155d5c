import { type ParseOptions, refuse, requiredNumber } from '../fields/cleanText.ts'
import { STATES } from './states.ts'

const states = `(?:${STATES.join('|')})`
const besideState = new RegExp(`^${states}|${states}$`, 'i')

/**
 * Reads an Australian postcode, also with its state, `NSW 2042`; it stays text, as it may begin with 0.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parsePostcode(text: string, options: ParseOptions = {}): string {
  const clean = requiredNumber(text, 20, options).replace(besideState, '')
  return /^\d{4}$/.test(clean) && clean !== '0000' ? clean : refuse(options, 'format')
}
