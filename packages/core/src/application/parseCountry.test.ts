import { describe, expect, test } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { COUNTRIES } from './countries.ts'
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

describe('a country', () => {
  test.each([
    ['australia', 'Australia'],
    ['  NEW   zealand ', 'New Zealand'],
    ["cote d'ivoire", 'Côte d’Ivoire'],
    ['turkiye', 'Türkiye'],
    ['Réunion', 'Réunion'],
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
