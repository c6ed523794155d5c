import { type ParseOptions, plainSigns, refuse, requiredText } from '../fields/cleanText.ts'
import { COUNTRIES } from './countries.ts'
import { OTHER_COUNTRY_NAMES } from './otherCountryNames.ts'

const longestCountry = 60

/** The runtime knows the names of countries in these languages, which most people in Australia or their passports use. */
export const LANGUAGES =
  'en ar bn de el es fa fil fr gu hi hr id it ja km ko ms ne nl pa pl pt ro ru si sr sv ta te th tr uk ur vi zh zh-Hant'.split(
    ' ',
  )
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * The letters of a name, without accents: `the U.S.A.` is `usa`, and `Saint Lucia` is `St Lucia`. The vowels that are marks in
 * other scripts stay, since Tonga and Togo differ by them.
 */
function comparable(name: string): string {
  return plainSigns(name)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/^the /, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[\u0300-\u036F]|[^\p{L}\p{M}]/gu, '')
}

const form =
  /(?:\b(?:islamic|federal|federative|socialist|bolivarian|plurinational|united) )?\b(?:republic|kingdom|state|sultanate|commonwealth|principality) of(?: the)?\b/i

/**
 * Drops the form of a state: `Islamic Republic of Iran` and `Korea, Republic of` are Iran and Korea. A democratic or a people's
 * republic stays one, since its neighbour may be the plain one.
 */
const withoutForm = (name: string): string => name.replace(form, '')

/** Each name of each country, the names of the list last, so that they win. */
const countriesByName = once(() => {
  const others = Object.entries(OTHER_COUNTRY_NAMES).flatMap(([country, names]) =>
    names.map((name) => [comparable(name), country] as const),
  )
  return new Map([...others, ...COUNTRIES.map((country) => [comparable(country), country] as const)])
})

/** The names in other languages, by the regions that the runtime has an English name for. */
const countriesByForeignName = once(() => {
  const known = new Map<string, string>()
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const [code, country] of countriesByCode()) {
      const name = comparable(names.of(code) ?? '')
      if (name !== '' && !known.has(name)) known.set(name, country)
    }
  }
  return known
})

const countriesByCode = once((): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
  return new Map(
    codes.flatMap((code) => {
      const country = countriesByName().get(comparable(names.of(code) ?? ''))
      return country === undefined ? [] : [[code, country] as const]
    }),
  )
})

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/**
 * Reads a country by its name, another name that it has, such as `UK`, or its name in another language, in any case and with
 * or without accents, into its name of `COUNTRIES`.
 *
 * @throws InvalidInputError `required`, `choice`, `too-long`.
 */
export function parseCountry(text: string, options: ParseOptions = {}): string {
  const name = requiredText(text, longestCountry, options)
  const spellings = [name, withoutForm(name)].map(comparable)
  const among = (countries: ReadonlyMap<string, string>) =>
    spellings.map((spelling) => countries.get(spelling)).find((country) => country !== undefined)
  return among(countriesByName()) ?? among(countriesByForeignName()) ?? refuse(options, 'choice')
}
