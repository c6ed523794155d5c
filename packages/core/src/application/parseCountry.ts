import { type ParseOptions, refuse, requiredText } from '../fields/cleanText.ts'
import { COUNTRIES } from './countries.ts'

const longestCountry = 60

function comparable(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}

/**
 * Reads a country by its name, in any case and with or without accents, into its name of `COUNTRIES`.
 *
 * @throws InvalidInputError `required`, `choice`, `too-long`.
 */
export function parseCountry(text: string, options: ParseOptions = {}): string {
  const name = comparable(requiredText(text, longestCountry, options))
  return COUNTRIES.find((country) => comparable(country) === name) ?? refuse(options, 'choice')
}
