import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { beginsWithName, comparableName, hasName, isFullNameOf } from './comparableName.ts'

const isSame = (one: string, other: string) => comparableName(one) === comparableName(other)

describe('two spellings of one name', () => {
  test.each([
    ["O'Brien", 'O’Brien'],
    ["O'Brien", 'O‘Brien'],
    ["O'Brien", 'O`Brien'],
    ["O'Brien", 'O´Brien'],
    ["O'Brien", 'Oʼbrien'],
    ["O'Brien", 'O＇Brien'],
    ["O'Brien", 'O Brien'],
    ["O'Brien", 'OBRIEN'],
    ["Ka'iulani", 'Kaʻiulani'],
    ['Smith-Jones', 'Smith‑Jones'],
    ['Smith-Jones', 'Smith–Jones'],
    ['Smith-Jones', 'Smith—Jones'],
    ['Smith-Jones', 'Smith Jones'],
    ['Example', 'Example. '],
    ['Example Jr', 'Example Jr.'],
    ['J. R. Example', 'J R Example'],
    ['José', 'Jose\u0301'],
    ['Işık', 'IŞIK'],
    ['İbrahim', 'ibrahim'],
    ['İbrahim', 'i̇brahim'],
    ['Weiß', 'WEISS'],
    ['Weiß', 'WEIẞ'],
    ['Σωκράτης', 'ΣΩΚΡΆΤΗΣ'],
    ['Ёлкина', 'ёлкина'],
    ['Ｅｘａｍｐｌｅ', 'Example'],
    ['d’Arcy\u00a0Example', "D'arcy  Example"],
  ])('%s, %s', (one, other) => expect(isSame(one, other)).toBe(true))
})

describe('two names', () => {
  test.each([
    ["O'Brien", 'Brien'],
    ['Nguyễn', 'Nguyen'],
    ['Nguyễn', 'Nguyên'],
    ['José', 'Jose'],
    ['Müller', 'Mueller'],
    ['Smith-Jones', 'Smith'],
    ['Robin', 'Robina'],
    ['小明', '小朋'],
    ['राम', 'रमा'],
    ['Ёлкина', 'Елкина'],
  ])('%s, %s', (one, other) => expect(isSame(one, other)).toBe(false))

  test('are not those that have no letter', () => {
    for (const blank of [null, '', ' ', "'", '- .']) expect(comparableName(blank)).toBe('')
  })
})

describe('a whole name', () => {
  test.each([
    ["Robin O'Brien", 'Robin', 'O’Brien', true],
    ['Robin O Brien', 'Robin', "O'Brien", true],
    ['RobinOBrien', 'Robin', "O'Brien", true],
    ['Robin Brien', 'Robin', "O'Brien", false],
    ['Robin Jo O’Brien.', 'Robin', "O'Brien", true],
    ['Robin Smith–Jones', 'Robin', 'Smith-Jones', true],
    ['Robin Smith Jones', 'Robin', 'Smith-Jones', true],
    ['Robin Smith-Jones', 'Robin', 'Jones', false],
    ['Mary-Ann Example', 'Mary Ann', 'Example', true],
    ['Maryann Example', 'Mary Ann', 'Example', true],
    ['Mary Example', 'Mary Ann', 'Example', false],
    ['Anna Lee', 'Ann', 'Alee', false],
    ['Robin', 'Robin', 'Robin', true],
    ['Mary Ann', 'Mary-Ann', 'Mary Ann', true],
    ['Mary', 'Mary Ann', 'Mary Ann', false],
    ['Robin Robin', 'Robin', 'Robin', true],
    ['小明王', '小明', '王', true],
    ['王小明', '小明', '王', false],
    ['Robin Example', 'Robin', null, false],
    ['Robin Example', "'", 'Example', false],
    ['', '', '', false],
  ])('%j of %j %j: %s', (text, first, last, expected) =>
    expect(isFullNameOf(text, first, last)).toBe(expected),
  )
})

test.each([
  ['Robin Alex', 'Robin', true],
  ['Robin', 'robin.', true],
  ['Mary Ann', 'Mary-Ann', true],
  ['Mary-Ann Jo', 'Mary Ann', true],
  ['Robina', 'Robin', false],
  ['Alex Robin', 'Robin', false],
  ['Robin', '', false],
])('%j begins with %j: %s', (text, name, expected) => expect(beginsWithName(text, name)).toBe(expected))

test.each([
  ['Robin O’Brien', "O'Brien", true],
  ['The O Brien family trust', 'O’Brien', true],
  ['Robin Brien', "O'Brien", false],
  ['Robin Example', '', false],
  ['Robin Example', null, false],
])('%j has %j: %s', (text, name, expected) => expect(hasName(text, name)).toBe(expected))

const letters = fc.stringMatching(/^[a-zàéüßıİ]{1,12}$/)
const between = fc.constantFrom('', "'", '’', '-', '‑', '–', ' ', '. ')

property.prop([letters, letters, between, between])(
  'whatever stands between its letters, a name is the same',
  (one, other, sign, otherSign) => {
    expect(isSame(`${one}${sign}${other}`, `${one.toUpperCase()}${otherSign}${other}`)).toBe(true)
  },
)

property.prop([fc.string({ unit: 'grapheme' })])('comparing twice changes nothing', (name) => {
  expect(comparableName(comparableName(name))).toBe(comparableName(name))
})
