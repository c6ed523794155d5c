import { describe, expect, test } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { COUNTRIES } from './countries.ts'
import { OTHER_COUNTRY_NAMES } from './otherCountryNames.ts'
import { LANGUAGES, parseCountry } from './parseCountry.ts'

describe('the countries', () => {
  test('are the 249 of ISO 3166-1, each once, short enough for the wire', () => {
    expect(COUNTRIES).toHaveLength(249)
    expect(new Set(COUNTRIES).size).toBe(249)
    expect(Math.max(...COUNTRIES.map((country) => country.length))).toBeLessThanOrEqual(60)
    expect(COUNTRIES).toEqual(
      expect.arrayContaining(['Australia', 'New Zealand', 'Taiwan', 'Vietnam', 'Türkiye']),
    )
  })

  test.each(COUNTRIES)('%s is read as it stands', (country) => expect(parseCountry(country)).toBe(country))
})

test.each(
  Object.entries(OTHER_COUNTRY_NAMES).flatMap(([country, names]) => names.map((name) => [name, country])),
)('%s is another name of %s', (name, country) => expect(parseCountry(name)).toBe(country))

describe('a country', () => {
  test.each([
    ['australia', 'Australia'],
    ['  NEW   zealand ', 'New Zealand'],
    ["cote d'ivoire", 'Côte d’Ivoire'],
    ['turkiye', 'Türkiye'],
    ['Réunion', 'Réunion'],
    ['UK', 'United Kingdom'],
    ['u.k.', 'United Kingdom'],
    ['England', 'United Kingdom'],
    ['USA', 'United States'],
    ['the United States of America', 'United States'],
    ['Turkey', 'Türkiye'],
    ['Viet Nam', 'Vietnam'],
    ['Czech Republic', 'Czechia'],
    ['ivory coast', 'Côte d’Ivoire'],
    ['Cote d`Ivoire', 'Côte d’Ivoire'],
    ['Burma', 'Myanmar'],
    ['Holland', 'Netherlands'],
    ['The Philippines', 'Philippines'],
    ['Saint Lucia', 'St Lucia'],
    ['Trinidad & Tobago', 'Trinidad and Tobago'],
    ['Timor Leste', 'Timor-Leste'],
    ['AU', 'Australia'],
    ['Deutschland', 'Germany'],
    ['日本', 'Japan'],
    ['टोंगा', 'Tonga'],
    ['टोगो', 'Togo'],
    ['Islamic Republic of Iran', 'Iran'],
    ['Korea, Republic of', 'South Korea'],
    ['Democratic People’s Republic of Korea', 'North Korea'],
    ['Congo, Democratic Republic of the', 'Congo (Democratic Republic)'],
  ])('%s is %s', (text, country) => expect(parseCountry(text)).toBe(country))

  // The names that browsers fill in and that other languages have; no two countries may share one.
  test.each(LANGUAGES)('each name that the runtime knows in %s is that of its country', (language) => {
    const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
    const others = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
    const read = codes.flatMap((code) => {
      const [name, other] = [english.of(code), others.of(code)]
      if (name === undefined || other === undefined || refusal(() => parseCountry(name))) return []
      return [[parseCountry(other), parseCountry(name)] as const]
    })
    expect(new Set(read.map(([, country]) => country))).toHaveLength(249)
    expect(read.filter(([country, right]) => country !== right)).toEqual([])
  })

  test.each([
    ['', 'required'],
    ['Atlantis', 'choice'],
    ['EU', 'choice'],
    ['__proto__', 'choice'],
    ['x'.repeat(61), 'too-long'],
  ])('%.12j is refused: %s', (text, code) => {
    expect(refusal(() => parseCountry(text, { path: 'country' }))).toEqual({ path: 'country', code })
  })
})
