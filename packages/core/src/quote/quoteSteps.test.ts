import { describe, expect, test } from 'vitest'
import type { CoverKind } from '../covers/kinds.ts'
import { quoteWith } from './cover.fixture.ts'
import { quoteSteps } from './quoteSteps.ts'

describe('entered directly', () => {
  test.each<[CoverKind[], string[]]>([
    [[], []],
    [['life'], ['life-cover']],
    [
      ['incomeProtection', 'life'],
      ['life-cover', 'income-protection-cover'],
    ],
    [
      ['life', 'tpd', 'criticalIllness', 'incomeProtection'],
      ['life-cover', 'tpd-cover', 'critical-illness-cover', 'income-protection-cover'],
    ],
  ])('%j has the details %j', (selected, details) => {
    expect(quoteSteps(quoteWith(selected), { entry: 'direct' })).toEqual([
      'select-covers',
      ...details,
      'personal-details',
      'premium-type',
      'get-quote',
    ])
  })
})

test('entered from the calculator only personal details are asked', () => {
  expect(quoteSteps(quoteWith(['life', 'tpd']), { entry: 'calculator' })).toEqual(['personal-details'])
})
