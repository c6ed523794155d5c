import { describe, expect, test } from 'vitest'
import { isMinor } from './isMinor.ts'
import {
  beneficiaryKindsFor,
  nominationTypeFor,
  nominationTypesFor,
  relationshipsFor,
} from './nominations.ts'

const inSuper = [
  'Spouse',
  'De facto',
  'Child',
  'Interdependent',
  'Financial dependant',
  'Legal personal representative',
]

describe('who may be named', () => {
  test('outside super is anyone', () => {
    expect(relationshipsFor('O')).toEqual([
      'Spouse',
      'De facto',
      'Child',
      'Parent',
      'Sibling',
      'Interdependent',
      'Financial dependant',
      'Legal personal representative',
      'Other',
    ])
  })

  test.each(['S', 'J'] as const)('inside super (%s) is a dependant or the estate', (owner) => {
    expect(relationshipsFor(owner)).toEqual(inSuper)
  })
})

test.each([
  ['O', ['person', 'organisation']],
  ['S', ['person']],
  ['J', ['person']],
] as const)('an organisation may be named outside super alone: %s', (owner, kinds) => {
  expect(beneficiaryKindsFor(owner)).toEqual(kinds)
})

describe('what a nomination is', () => {
  test.each([
    ['S', ['binding', 'nonBinding']],
    ['J', ['binding', 'nonBinding']],
    ['O', ['nominated']],
  ] as const)('for owner %s: %j', (owner, types) => expect(nominationTypesFor(owner)).toEqual(types))

  test.each([
    ['S', 'binding', 'binding'],
    ['J', 'nonBinding', 'nonBinding'],
    ['S', null, null],
    ['S', 'nominated', null],
    ['O', null, 'nominated'],
    ['O', 'binding', 'nominated'],
    ['O', 'nominated', 'nominated'],
  ] as const)('owner %s with %s chosen: %s', (owner, chosen, type) => {
    expect(nominationTypeFor(owner, chosen)).toBe(type)
  })
})

describe('a minor', () => {
  test.each([
    ['2008-11-24', '2026-11-23', true],
    ['2008-11-23', '2026-11-23', false],
    ['2008-11-22', '2026-11-23', false],
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    ['2026-11-23', '2026-11-23', true],
  ])('born %s, on %s: %s', (born, today, minor) => expect(isMinor(born, today)).toBe(minor))
})
