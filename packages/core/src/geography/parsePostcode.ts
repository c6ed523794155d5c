import { type ParseOptions, refuse, requiredNumber } from '../fields/cleanText.ts'
import { STATES } from './states.ts'

const digitsAndState = /^([a-z]{2,3})?(\d{4})([a-z]{2,3})?$/i

const isState = (text: string): boolean => STATES.some((state) => state === text.toUpperCase())

/**
 * Reads an Australian postcode, also with its state, `NSW 2042`; it stays text, as it may begin with 0.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parsePostcode(text: string, options: ParseOptions = {}): string {
  const [, before, digits, after] = digitsAndState.exec(requiredNumber(text, 20, options)) ?? []
  const beside = [before, after].filter((word) => word !== undefined)
  if (digits === undefined || digits === '0000' || !beside.every(isState)) return refuse(options, 'format')
  return digits
}
