import { comparisonRequest, setCoverAmount } from '@coverkit/core'
import {
  type CoverChange,
  changeIds,
  nextYears,
  type PolicyTerms,
  policyPreviewRequest,
  premiumChange,
} from '@coverkit/core/change-cover'
import { policyFromSaved, quoteFromPolicy } from '@coverkit/core/policies'
import { lawfulCoverChange } from '@coverkit/core/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lifePolicy } from '../testing/policies.ts'
import { compareQuotes } from './compareQuotes.ts'
import { loadRatingTables } from './loadRatingTables.ts'
import { priceChange } from './priceChange.ts'
import { projectPremiums } from './projectPremiums.ts'

const tables = loadRatingTables()
const policy = policyFromSaved({ ...lifePolicy(), id: 'p' })
const now: PolicyTerms = {
  quote: quoteFromPolicy(policy, '2026-11-23'),
  paymentMethod: 'directDebit',
  outsidePaymentMethod: null,
  indexation: 'on',
}
const withLife = (amount: number, terms: PolicyTerms = now): PolicyTerms => ({
  ...terms,
  quote: setCoverAmount(terms.quote, 'life', amount).quote,
})
const aged = (terms: PolicyTerms, age: number): PolicyTerms => ({
  ...terms,
  quote: { ...terms.quote, personalDetails: { ...terms.quote.personalDetails, age } },
})
const level = (terms: PolicyTerms): PolicyTerms => ({
  ...terms,
  quote: { ...terms.quote, premiumType: 'level' },
})
const price = (change: CoverChange, ages = { ratedAge: 37, yearAge: 37 }, supplierCode = 'MLC') =>
  priceChange(tables, { ...change, ...ages, supplierCode })

describe('the price of a change', () => {
  test('is the worked example now, and the quote of the same terms after', () => {
    const { now: before, after, reasons } = price({ now, after: withLife(500_000) })
    expect(before.premium.parts.total).toBe(57.71)
    expect(after?.premium.parts).toMatchObject({
      base: 39.29,
      frequencyLoading: 3.14,
      total: 50.33,
      fee: 7.9,
    })
    expect(reasons).toEqual([])
  })

  test('of a policy that stays is the same twice', () => {
    const { now: before, after, projection } = price({ now, after: now })
    expect(after).toEqual(before)
    expect(projection?.after.on).toEqual(projection?.now)
  })

  test('over ten years is the projection of the rating rules', () => {
    const { projection } = price({ now, after: { ...now, indexation: 'offPermanent' } })
    expect(projection?.ages).toEqual([37, 38, 39, 40, 41, 42, 43, 44, 45, 46])
    expect(projection?.now.slice(0, 2)).toEqual([648.25, 683.83])
    expect(projection?.now[8]).toBe(1_208.36)
    expect(projection?.after.offPermanent[8]).toBe(994.97)
    expect(projection?.toLastAge).toMatchObject({ now: 109_532.77, after: 65_436.91 })
    const years = projection?.toLastAge.years
    expect([years?.ages.at(0), years?.ages.at(-1)]).toEqual([37, 64])
    expect(years?.now.slice(0, 10)).toEqual(projection?.now)
    expect(years?.after.slice(0, 10)).toEqual(projection?.after.offPermanent)
    const sumOf = (list: readonly number[] = []) =>
      list.reduce((sum, year) => sum + Math.round(year * 100), 0)
    expect([sumOf(years?.now), sumOf(years?.after)]).toEqual([10_953_277, 6_543_691])
    expect(projection?.sumInsured.on.life?.slice(0, 2)).toEqual([600_000, 618_000])
  })

  test('of a level policy stays at the age that it was bought at, and adds at the age of now', () => {
    const ages = { ratedAge: 37, yearAge: 45 }
    const held = level(aged(now, 45))
    const same = price({ now: held, after: held }, ages)
    const more = price({ now: held, after: withLife(700_000, held) }, ages)
    const less = price({ now: held, after: withLife(500_000, held) }, ages)
    const fresh = (amount: number, age: number) => {
      const request = comparisonRequest(aged(withLife(amount, held), age).quote, {
        clientId: '',
        supplierCodes: ['MLC'],
      })
      if (!request) throw new Error('No request')
      return compareQuotes(tables, request).insurers[0]?.frequencies?.monthly?.covers.life?.total ?? 0
    }
    expect(same.now.premium.covers.life?.total).toBe(fresh(600_000, 37))
    expect(less.after?.premium.covers.life?.total).toBe(fresh(500_000, 37))
    const added = fresh(700_000, 45) - fresh(600_000, 45)
    expect(more.after?.premium.covers.life?.total).toBeCloseTo(fresh(600_000, 37) + added, 1)
    // The first year of the projection is the current premium, paid yearly.
    const yearly = { ...held, quote: { ...held.quote, paymentFrequency: 'yearly' as const } }
    const paidYearly = price({ now: yearly, after: withLife(700_000, yearly) }, ages)
    expect(paidYearly.projection?.after.on[0]).toBe(paidYearly.after?.premium.parts.total)
    expect(paidYearly.projection?.now[0]).toBe(paidYearly.now.premium.parts.total)
  })
})

describe('an insurer declines', () => {
  test('more cover than it offers, and a change to level that it does not offer', () => {
    const most = {
      ...now,
      quote: { ...now.quote, lifeCover: { amount: 16_000_000, lifeOwner: 'O' as const } },
    }
    expect(price({ now, after: most })).toMatchObject({
      after: null,
      projection: null,
      reasons: [{ code: 'sum-insured', cover: 'life' }],
    })
    expect(price({ now, after: level(now) }, undefined, 'NEO').reasons).toEqual([
      { code: 'level-not-offered', cover: null },
    ])
  })

  test('nothing that the policy has: less of it, or paid otherwise, at any age', () => {
    const old = aged(now, 77)
    const ages = { ratedAge: 77, yearAge: 77 }
    expect(price({ now: old, after: withLife(100_000, old) }, ages).after).not.toBeNull()
    expect(price({ now: old, after: withLife(700_000, old) }, ages).reasons).toEqual([
      { code: 'age', cover: 'life' },
    ])
    expect(price({ now: old, after: withLife(100_000, old) }, ages).projection?.ages).toEqual([])
  })
})

test('entry ages are those of today, whatever the age that is priced', () => {
  const old = aged(now, 76)
  const ages = { ratedAge: 75, yearAge: 75 }
  expect(price({ now: old, after: withLife(700_000, old) }, ages).reasons).toEqual([
    { code: 'age', cover: 'life' },
  ])
  const birthdayToCome = aged(now, 75)
  expect(price({ now: birthdayToCome, after: withLife(700_000, birthdayToCome) }, ages).reasons).toEqual([])
})

test('a preview asks for terms that are priced alike', () => {
  const { needs } = policyPreviewRequest('p', withLife(500_000))
  const request = comparisonRequest(
    { ...needs, personalDetails: now.quote.personalDetails },
    { clientId: '' },
  )
  expect(request?.clients[0].needs.lifeCover.amount).toBe(500_000)
})

// Takes over 5 s: it prices 1,000 generated changes, before and after.
test('1,000 generated changes cost what new cover of those terms costs, and their parts sum to the cent', () => {
  let declined = 0
  fc.assert(
    fc.property(lawfulCoverChange, (change) => {
      const age = change.now.quote.personalDetails.age ?? 0
      const result = price(change, { ratedAge: age, yearAge: age })
      for (const side of ['now', 'after'] as const) {
        const { quote, paymentMethod } = change[side]
        const request = comparisonRequest(quote, {
          clientId: '',
          supplierCodes: ['MLC'],
          ...(paymentMethod && { paymentMethod }),
        })
        if (!request) throw new Error('No request')
        const [offer] = compareQuotes(tables, request).insurers
        if (offer?.status !== 'quoted') declined++
        else expect(result[side]?.premium).toEqual(offer.frequencies?.[quote.paymentFrequency])
        if (side === 'now' || !result.projection) continue
        const [projection] = projectPremiums(tables, request).insurers
        const years = projection?.projection?.[quote.premiumType ?? 'stepped']
        expect(result.projection.after.on).toEqual(years?.on.slice(0, 10))
      }
      if (!result.after || !result.projection) return
      const table = premiumChange(
        { frequency: result.now.paymentFrequency, premium: result.now.premium },
        { frequency: result.after.paymentFrequency, premium: result.after.premium },
      )
      const cents = (figures: { difference: number }[]) =>
        figures.reduce((sum, { difference }) => sum + Math.round(difference * 100), 0)
      expect(cents([...table.covers, table.fee])).toBe(Math.round(table.total.difference * 100))
      const { ages, now: before, after } = result.projection
      expect(nextYears({ ages, now: before, after: after.on }).years).toHaveLength(Math.min(10, 65 - age))
      if (changeIds(change).length === 0) expect(result.after).toEqual(result.now)
    }),
    { numRuns: 1_000 },
  )
  expect(declined).toBeLessThan(200)
})
