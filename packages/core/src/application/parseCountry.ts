import { type ParseOptions, plainSigns, refuse, requiredText } from '../fields/cleanText.ts'
import { COUNTRIES } from './countries.ts'
import { OTHER_COUNTRY_NAMES } from './otherCountryNames.ts'

const longestCountry = 60

/** The letters of a name: `the U.S.A.` is `usa`, and `Saint Lucia` is `St Lucia`. */
function comparable(name: string): string {
  return plainSigns(name)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/^the /, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^a-z]/g, '')
}

let known: ReadonlyMap<string, string> | undefined

/** Each name of each country, the names of the list last, so that they win. */
function countriesByName(): ReadonlyMap<string, string> {
  const others = Object.entries(OTHER_COUNTRY_NAMES).flatMap(([country, names]) =>
    names.map((name) => [comparable(name), country] as const),
  )
  known ??= new Map([...others, ...COUNTRIES.map((country) => [comparable(country), country] as const)])
  return known
}

/**
 * Reads a country by its name or another name that it has, such as `UK`, in any case and with or without accents, into its
 * name of `COUNTRIES`.
 *
 * @throws InvalidInputError `required`, `choice`, `too-long`.
 */
export function parseCountry(text: string, options: ParseOptions = {}): string {
  const name = comparable(requiredText(text, longestCountry, options))
  return countriesByName().get(name) ?? refuse(options, 'choice')
}
