import { describe, expect, test } from 'vitest'
import { emptyQuote } from '../quote/emptyQuote.ts'
import { groupOf } from './groupOf.ts'
import { blankCovers } from './groups.ts'
import { COVER_KINDS } from './kinds.ts'
import { COVER_LEAVES } from './leaves.ts'
import { OFFER_LIMITS } from './limits.ts'
import { offerCap } from './offerCap.ts'
import { ownerOf } from './ownerOf.ts'
import { COVER_RULES } from './rules.ts'
import { sumInsuredOf } from './sums.ts'

const quote = emptyQuote()

/** A quote with a cover's part changed. */
const changed = (kind: (typeof COVER_KINDS)[number], values: object) => {
  const group = groupOf(kind)
  return { ...quote, [group]: { ...quote[group], ...values } }
}

describe.each(COVER_KINDS)('%s', (kind) => {
  const rules = COVER_RULES[kind]
  const blank = blankCovers()[groupOf(kind)]

  test('is blank in an empty quote, of its own each time', () => {
    expect(quote[groupOf(kind)]).toEqual(blank)
    expect(blankCovers()[groupOf(kind)]).not.toBe(blank)
    expect(sumInsuredOf(quote, kind)).toBe(0)
  })

  test('has leaves that are in its part of a quote', () => {
    const { amounts, besides = [], terms } = COVER_LEAVES[kind]
    expect(Object.keys(blank)).toEqual(
      expect.arrayContaining([...amounts, ...besides, ...Object.values(terms)]),
    )
  })

  test('has the sum that is entered, and the one that it is lowered to', () => {
    const [least, most] = OFFER_LIMITS.sumInsured[kind]
    const high = changed(kind, rules.withSum(most, quote))
    expect(sumInsuredOf(high, kind)).toBe(most)
    const low = changed(kind, rules.lowered(least, high))
    expect(sumInsuredOf(low, kind)).toBe(least)
    expect(sumInsuredOf(changed(kind, rules.withSum(0, quote)), kind)).toBe(0)
  })

  test('has the owner that it is given, as far as it may have one', () => {
    const { onlyOwner = 'S' } = rules
    expect(ownerOf(changed(kind, rules.ownedBy(onlyOwner)), kind)).toBe(onlyOwner)
    expect(rules.onlyOwner).toBe(kind === 'criticalIllness' ? 'O' : undefined)
  })

  test('is offered up to its maximum, and income protection up to its share of the earnings', () => {
    const [, maximum] = OFFER_LIMITS.sumInsured[kind]
    expect(offerCap(quote, kind)).toEqual({ maximum, reason: 'cover-maximum' })
    const earning = changed('incomeProtection', { annualEarnings: 120_000 })
    expect(offerCap(earning, kind)).toEqual(
      kind === 'incomeProtection'
        ? { maximum: 7_000, reason: 'earnings-limit' }
        : { maximum, reason: 'cover-maximum' },
    )
  })
})
