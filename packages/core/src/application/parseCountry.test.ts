import { describe, expect, test } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { COUNTRIES } from './countries.ts'
import { OTHER_COUNTRY_NAMES } from './otherCountryNames.ts'
import { parseCountry } from './parseCountry.ts'

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
  ])('%s is %s', (text, country) => expect(parseCountry(text)).toBe(country))

  test.each([
    ['', 'required'],
    ['Atlantis', 'choice'],
    ['AU', 'choice'],
    ['__proto__', 'choice'],
    ['x'.repeat(61), 'too-long'],
  ])('%.12j is refused: %s', (text, code) => {
    expect(refusal(() => parseCountry(text, { path: 'country' }))).toEqual({ path: 'country', code })
  })
})
