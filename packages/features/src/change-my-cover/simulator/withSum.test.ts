import { type CoverChange, sumInsuredOf, termsOfPolicy, validateTerms } from '@coverkit/core/change-cover'
import { policyFromSaved } from '@coverkit/core/policies'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleWholePolicy } from '#policies/testing/examplePolicies.ts'
import { lifePolicy, wholePolicy } from './examplePreview.fixture.ts'
import { coversOfTerms } from './sums.ts'
import { boundsOf, withSum } from './withSum.ts'

const TODAY = '2026-11-23'
const changeOf = (policy = wholePolicy()): CoverChange => {
  const now = termsOfPolicy(policy, TODAY)
  return { now, after: now }
}
const set = (change: CoverChange, kind: Parameters<typeof withSum>[1], sum: number): CoverChange => ({
  ...change,
  after: withSum(change, kind, sum),
})

describe('another sum insured', () => {
  it('is rounded as a quote rounds it', () => {
    const { after } = set(changeOf(lifePolicy()), 'life', 612_345)
    expect(after.quote.lifeCover.amount).toBe(612_000)
  })

  it('that is the one of now changes nothing, however odd it is', () => {
    const odd = changeOf(policyFromSaved(exampleWholePolicy({ tpD_Sum_Insured: 100_550 })))
    const held = sumInsuredOf(odd.now.quote, 'tpd')
    expect(held % 1_000).toBe(550)
    expect(set(set(odd, 'tpd', 300_000), 'tpd', held).after).toEqual(odd.now)
  })

  it('of life moves what TPD has above it, and gives it back on the way up', () => {
    const lower = set(changeOf(), 'life', 500_000)
    const { amountLinked, amountStandalone } = lower.after.quote.tpdCover
    expect([amountLinked, amountStandalone]).toEqual([500_000, 300_000])
    const half = set(lower, 'life', 600_000).after.quote.tpdCover
    expect([half.amountLinked, half.amountStandalone]).toEqual([600_000, 200_000])
    expect(set(lower, 'life', 1_200_000).after).toEqual(lower.now)
  })

  it('of life is no less than critical illness that is paid out of it', () => {
    const linked = policyFromSaved(
      exampleWholePolicy({ structures: { tpd: 'life', criticalIllness: 'life' } }),
    )
    expect(boundsOf(changeOf(linked), 'life').minimum).toBe(200_000)
    expect(boundsOf(changeOf(), 'life').minimum).toBe(50_000)
    const least = set(changeOf(linked), 'life', 200_000)
    expect(least.after.quote.criticalIllnessCover.criticalIllnessLinkTo).toBe('life')
  })

  it('is one that the server takes, and comes back from anywhere', () => {
    const kinds = fc.constantFrom('life', 'tpd', 'criticalIllness', 'incomeProtection' as const)
    const moves = fc.array(fc.tuple(kinds, fc.integer({ min: 0, max: 1_000 })), { maxLength: 12 })
    fc.assert(
      fc.property(moves, (all) => {
        const moved = all.reduce((change, [kind, share]) => {
          const { minimum, maximum } = boundsOf(change, kind)
          return set(change, kind, Math.round(minimum + ((maximum - minimum) * share) / 1_000))
        }, changeOf())
        const faults = validateTerms(moved).filter(({ field }) => field !== 'after')
        expect(faults).toEqual([])
        expect(coversOfTerms(moved.after)).toEqual(coversOfTerms(moved.now))
        const back = coversOfTerms(moved.now).reduce(
          (change, kind) => set(change, kind, sumInsuredOf(moved.now.quote, kind)),
          moved,
        )
        expect(back.after).toEqual(moved.now)
      }),
      { numRuns: 300 },
    )
  })
})
