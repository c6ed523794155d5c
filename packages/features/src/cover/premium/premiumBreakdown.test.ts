import { COVER_KINDS, type CoverKind, type FrequencyPremium, type PolicyParts } from '@coverkit/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatWholeCents, toCents } from './cents.ts'
import { addsUp, PREMIUM_PARTS, premiumBreakdown } from './premiumBreakdown.ts'

const dollars = (cents: number) => cents / 100
const part = fc.integer({ min: 0, max: 5_000_000 })
const coverCents = fc.record({
  base: part,
  options: part,
  discount: part.map((cents) => -cents),
  frequencyLoading: part,
  stampDuty: part,
})
const policyCents = fc.record({
  covers: fc.uniqueArray(fc.tuple(fc.constantFrom(...COVER_KINDS), coverCents), {
    minLength: 1,
    selector: ([kind]) => kind,
  }),
  fee: part,
})
type PolicyCents = typeof policyCents extends fc.Arbitrary<infer Value> ? Value : never

function premiumOf({ covers, fee }: PolicyCents): FrequencyPremium {
  const zero = { base: 0, options: 0, discount: 0, frequencyLoading: 0, stampDuty: 0 }
  const all = { multiCoverDiscount: 0, rolloverRebate: 0 }
  const totalOf = (cents: typeof zero) => Object.values(cents).reduce((sum, one) => sum + one, 0)
  const priced = covers.map(([kind, cents]): [CoverKind, object] => [
    kind,
    {
      ...all,
      ...Object.fromEntries(Object.entries(cents).map(([name, value]) => [name, dollars(value)])),
      total: dollars(totalOf(cents)),
      lines: {},
    },
  ])
  const total = covers.reduce((sum, [, cents]) => sum + totalOf(cents), fee)
  const parts: PolicyParts = { ...zero, ...all, total: dollars(total), fee: dollars(fee) }
  return { covers: Object.fromEntries(priced), parts, perYear: dollars(total * 12) }
}

describe('the breakdown of a premium', () => {
  it('adds up to the cent, whatever the amounts', () => {
    fc.assert(fc.property(policyCents, (policy) => addsUp(premiumBreakdown(premiumOf(policy)))))
  })

  it('notices a single cent', () => {
    fc.assert(
      fc.property(policyCents, fc.constantFrom(-1, 1), (policy, cent) => {
        const breakdown = premiumBreakdown(premiumOf(policy))
        const [first, ...others] = breakdown.covers
        expect(addsUp({ ...breakdown, total: breakdown.total + cent })).toBe(false)
        expect(addsUp({ ...breakdown, fee: breakdown.fee + cent })).toBe(false)
        if (!first) return
        for (const name of PREMIUM_PARTS) {
          const parts = { ...first.parts, [name]: first.parts[name] + cent }
          expect(addsUp({ ...breakdown, covers: [{ ...first, parts }, ...others] })).toBe(false)
        }
      }),
    )
  })

  it('lists the covers in canonical order', () => {
    fc.assert(
      fc.property(policyCents, (policy) => {
        const kinds = premiumBreakdown(premiumOf(policy)).covers.map(({ kind }) => kind)
        expect(kinds).toEqual(COVER_KINDS.filter((kind) => kinds.includes(kind)))
      }),
    )
  })
})

describe('cents', () => {
  it('reads and writes every amount of two decimals without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        expect(toCents(dollars(cents))).toBe(cents)
      }),
    )
    expect(formatWholeCents(123_450)).toBe('$1,234.50')
    expect(formatWholeCents(-275)).toBe('−$2.75')
  })
})
