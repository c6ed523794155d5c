import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { parseStreet, parseSuburb } from '../fields/parseName.ts'
import { refusal } from '../testing/refusal.ts'
import { parsePostcode } from './parsePostcode.ts'
import { parseState } from './parseState.ts'
import { postcodeMatchesState } from './postcodeMatchesState.ts'
import { STATES, type State } from './states.ts'

describe('a street', () => {
  test.each([
    '1 Main St',
    'Unit 3/12-14 O’Connell St.',
    'Lot #7, D’Arcy Rd',
    '5',
    'Cnr High St & Smith Rd',
    'Lot 5 (DP 12345) High St',
    '12½ High St',
    '"Rosebank", 120 High St',
    'C/- Smith & Jones',
  ])('%j is accepted', (text) => {
    expect(parseStreet(text)).toBe(text)
  })

  test.each([
    ["Lot #7, D'Arcy Rd", 'Lot #7, D’Arcy Rd'],
    ['１２ Main St', '12 Main St'],
    ['10–12 Main St', '10-12 Main St'],
    ['“Rosebank”, 120 High St', '"Rosebank", 120 High St'],
  ])('%j is %j', (text, street) => expect(parseStreet(text)).toBe(street))

  test.each([
    ['   ', 'required'],
    ['#/-', 'characters'],
    ['<b>1 Main St</b>', 'characters'],
    ['1 Main St ★', 'characters'],
    ['x'.repeat(101), 'too-long'],
  ])('%.12j is refused: %s', (text, code) => expect(refusal(() => parseStreet(text))?.code).toBe(code))
})

describe('a suburb', () => {
  test.each([
    'Darwin',
    'O’Connor',
    'Mt. Isa',
    'Kangaroo Flat',
    'Coober-Pedy',
    'Home Island Cocos (Keeling) Islands',
    '1770',
  ])('%j is accepted', (text) => {
    expect(parseSuburb(text)).toBe(text)
  })

  test("O'Connor has the apostrophe of all names", () => {
    expect(parseSuburb("O'Connor")).toBe('O’Connor')
  })

  test.each([
    ['', 'required'],
    ['2000', 'characters'],
    ['Sydney 2000', 'characters'],
    ['-', 'characters'],
    ['x'.repeat(47), 'too-long'],
  ])('%.12j is refused: %s', (text, code) => expect(refusal(() => parseSuburb(text))?.code).toBe(code))
})

describe('a state', () => {
  test.each<[string, State]>([
    ['NSW', 'NSW'],
    ['nsw', 'NSW'],
    [' Vic ', 'VIC'],
    ['New  South Wales', 'NSW'],
    ['VICTORIA', 'VIC'],
    ['queensland', 'QLD'],
    ['Western Australia', 'WA'],
    ['south australia', 'SA'],
    ['Tasmania', 'TAS'],
    ['Australian Capital Territory', 'ACT'],
    ['northern territory', 'NT'],
  ])('%j is %s', (text, state) => expect(parseState(text)).toBe(state))

  test.each([
    ['', 'required'],
    ['NZ', 'choice'],
    ['Canberra', 'choice'],
    ['constructor', 'choice'],
    ['x'.repeat(41), 'too-long'],
  ])('%.12j is refused: %s', (text, code) => expect(refusal(() => parseState(text))?.code).toBe(code))
})

describe('a postcode', () => {
  test.each(['0800', '2000', '9999', ' 3121 '])('%j stays text', (text) => {
    expect(parsePostcode(text)).toBe(text.trim())
  })

  test.each([
    ['', 'required'],
    ['0000', 'format'],
    ['800', 'format'],
    ['20000', 'format'],
    ['2OOO', 'format'],
    ['1012 AB', 'format'],
    ['SW1A 1AA', 'format'],
  ])('%j is refused: %s', (text, code) => expect(refusal(() => parsePostcode(text))?.code).toBe(code))

  test.each<[string, State | null]>([
    ['0199', null],
    ['0200', 'ACT'],
    ['0299', 'ACT'],
    ['0300', null],
    ['0800', 'NT'],
    ['0999', 'NT'],
    ['1000', 'NSW'],
    ['2599', 'NSW'],
    ['2600', 'ACT'],
    ['2617', 'ACT'],
    ['2619', 'NSW'],
    ['2899', 'NSW'],
    ['2900', 'ACT'],
    ['2920', 'ACT'],
    ['2921', 'NSW'],
    ['3000', 'VIC'],
    ['4000', 'QLD'],
    ['5999', 'SA'],
    ['6798', 'WA'],
    ['7000', 'TAS'],
    ['8000', 'VIC'],
    ['9000', 'QLD'],
  ])('%s lies in %s', (postcode, state) => {
    expect(STATES.filter((each) => postcodeMatchesState(postcode, each))).toEqual(
      state === null ? [] : [state],
    )
  })

  test.each<[string, readonly State[]]>([
    ['2540', ['NSW', 'ACT']],
    ['2620', ['NSW', 'ACT']],
    ['0872', ['WA', 'SA', 'NT']],
    ['2618', ['NSW', 'ACT']],
    ['3500', ['NSW', 'VIC']],
    ['3644', ['NSW', 'VIC']],
    ['4383', ['NSW', 'QLD']],
    ['4825', ['QLD', 'NT']],
  ])('%s lies in %j', (postcode, states) => {
    const found = STATES.filter((each) => postcodeMatchesState(postcode, each))
    expect(new Set(found)).toEqual(new Set(states))
  })

  property.prop([fc.integer({ min: 1_000, max: 9_999 }).map(String)])(
    'from 1000 on lies in one state, or in two at a border',
    (postcode) => {
      const states = STATES.filter((state) => postcodeMatchesState(postcode, state))
      expect([1, 2]).toContain(states.length)
    },
  )
})
