import type { State } from '../quote/types.ts'
import { type ParseOptions, plainSigns, refuse, requiredText } from './cleanText.ts'

const postcodeRanges: Readonly<Record<State, readonly (readonly [from: string, to: string])[]>> = {
  ACT: [
    ['0200', '0299'],
    ['2600', '2618'],
    ['2900', '2920'],
  ],
  NSW: [
    ['1000', '2599'],
    ['2619', '2899'],
    ['2921', '2999'],
  ],
  VIC: [
    ['3000', '3999'],
    ['8000', '8999'],
  ],
  QLD: [
    ['4000', '4999'],
    ['9000', '9999'],
  ],
  SA: [['5000', '5999']],
  WA: [['6000', '6999']],
  TAS: [['7000', '7999']],
  NT: [['0800', '0999']],
}

/**
 * Reads an Australian postcode; it stays text, as it may begin with 0.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parsePostcode(text: string, options: ParseOptions = {}): string {
  const clean = plainSigns(requiredText(text, 20, options))
  return /^\d{4}$/.test(clean) && clean !== '0000' ? clean : refuse(options, 'format')
}

/** Whether a postcode lies in a state. Some cross borders, so a mismatch is a warning, never a refusal. */
export function postcodeMatchesState(postcode: string, state: State): boolean {
  return postcodeRanges[state].some(([from, to]) => postcode >= from && postcode <= to)
}
