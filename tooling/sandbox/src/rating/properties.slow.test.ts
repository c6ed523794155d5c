import {
  BENEFIT_PERIODS,
  COVER_KINDS,
  type ComparisonRequest,
  GENDERS,
  INDEXATIONS,
  type InsurerAnswer,
  OCCUPATION_TYPES,
  OWNERS,
  PREMIUM_TYPES,
  STATES,
  TPD_EXTRAS,
  WAITING_PERIODS,
} from '@coverkit/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparisonRequest, type NeedsParts } from '../testing/comparisonRequest.ts'
import { compareQuotes } from './compareQuotes.ts'
import { loadRatingTables } from './loadRatingTables.ts'
import { projectPremiums } from './projectPremiums.ts'

const tables = loadRatingTables()
const cents = (dollars: number) => Math.round(dollars * 100)

const thousands = (least: number, most: number) =>
  fc.integer({ min: least / 1000, max: most / 1000 }).map((count) => count * 1000)

const needs = fc
  .record({
    kinds: fc.subarray([...COVER_KINDS], { minLength: 1 }),
    premiumType: fc.constantFrom(...PREMIUM_TYPES),
    life: thousands(50_000, 3_000_000),
    lifeOwner: fc.constantFrom(...OWNERS),
    tpd: thousands(50_000, 2_000_000),
    linkShare: fc.constantFrom(0, 0.5, 1),
    linkTo: fc.constantFrom('life', 'criticalIllness'),
    occupationType: fc.constantFrom(...OCCUPATION_TYPES),
    tpdExtras: fc.subarray([...TPD_EXTRAS]),
    tpdOwner: fc.constantFrom(...OWNERS),
    illness: thousands(50_000, 1_000_000),
    illnessLinked: fc.boolean(),
    illnessExtras: fc.subarray(['lifeBuyBack', 'reinstatement'] as const),
    monthlyBenefit: fc.integer({ min: 30, max: 200 }).map((count) => count * 50),
    waitingPeriod: fc.constantFrom(...WAITING_PERIODS),
    benefitPeriod: fc.constantFrom(...BENEFIT_PERIODS),
    options: fc.subarray(['increasingClaim', 'superContribution'] as const),
  })
  .map((of): NeedsParts => {
    const parent = { life: of.life, criticalIllness: of.illness }[of.linkTo]
    const linked = of.kinds.includes(of.linkTo) ? Math.min(parent, Math.round(of.tpd * of.linkShare)) : 0
    return {
      premiumType: of.premiumType,
      covers: { selectedCovers: of.kinds },
      lifeCover: { amount: of.life, lifeOwner: of.lifeOwner },
      tpdCover: {
        amountLinked: linked > 0 ? linked : null,
        amountStandalone: of.tpd - linked,
        tpdLinkTo: linked > 0 ? of.linkTo : 'standalone',
        occupationType: of.occupationType,
        extras: of.tpdExtras,
        tpdOwner: of.tpdOwner,
      },
      criticalIllnessCover: {
        amount: of.illness,
        criticalIllnessLinkTo: of.illnessLinked && of.kinds.includes('life') ? 'life' : 'standalone',
        extras: of.illnessExtras,
      },
      incomeProtectionCover: {
        annualEarnings: 300_000,
        monthlyBenefit: of.monthlyBenefit,
        waitingPeriod: of.waitingPeriod,
        benefitPeriod: of.benefitPeriod,
        extraCostOptions: of.options,
      },
    }
  })

const client = fc.record({
  age: fc.integer({ min: 18, max: 64 }),
  gender: fc.constantFrom(...GENDERS),
  smoker: fc.boolean(),
  occupationId: fc.integer({ min: 1, max: 184 }),
  state: fc.constantFrom(...STATES),
})

const parts = fc.record({ client, needs })
const anyRequest = fc
  .tuple(parts, fc.boolean())
  .map(([of, allowAdjustments]) => comparisonRequest({ ...of, request: { allowAdjustments } }))

const insurersOf = (request: ComparisonRequest) => compareQuotes(tables, request).insurers
const yearly = (insurer: InsurerAnswer | undefined) => insurer?.frequencies?.yearly?.parts.total

/** Expects that no insurer that quotes both requests is cheaper for the second. */
function neverCheaper(one: ComparisonRequest, other: ComparisonRequest): void {
  const before = insurersOf(one)
  insurersOf(other).forEach((insurer, index) => {
    const [low, high] = [yearly(before[index]), yearly(insurer)]
    if (low !== undefined && high !== undefined) expect(high).toBeGreaterThanOrEqual(low)
  })
}

const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, property), { numRuns: 150 })

describe('for every request', () => {
  test('parts sum to totals, covers to the policy, to the cent', () => {
    check(anyRequest, (request) => {
      for (const { frequencies } of insurersOf(request))
        for (const { covers, parts: policy } of Object.values(frequencies ?? {})) {
          const all = [...Object.values(covers), policy]
          for (const {
            base,
            options,
            discount,
            multiCoverDiscount,
            rolloverRebate,
            frequencyLoading,
            stampDuty,
            total,
            ...rest
          } of all) {
            const fee = 'fee' in rest ? rest.fee : 0
            expect(cents(base + options + discount + frequencyLoading + stampDuty + (fee as number))).toBe(
              cents(total),
            )
            expect(cents(multiCoverDiscount + rolloverRebate)).toBe(cents(discount))
            expect(Math.max(multiCoverDiscount, rolloverRebate)).toBeLessThanOrEqual(0)
          }
          for (const cover of Object.values(covers))
            expect(cents(Object.values(cover.lines).reduce((sum, line) => sum + line, 0))).toBe(
              cents(cover.total),
            )
          expect(cents(Object.values(covers).reduce((sum, { total }) => sum + total, policy.fee))).toBe(
            cents(policy.total),
          )
        }
    })
  })

  test('the same request gives the same answer, and one insurer alone is its part of all', () => {
    check(anyRequest, (request) => {
      const all = insurersOf(request)
      expect(insurersOf(structuredClone(request))).toEqual(all)
      for (const insurer of all)
        expect(insurersOf({ ...request, supplierCodes: [insurer.supplierCode] })).toEqual([insurer])
    })
  })

  test('quoted has a price, declined has reasons, nothing is unavailable', () => {
    check(anyRequest, (request) => {
      for (const { status, reasons, adjustments, frequencies } of insurersOf(request)) {
        expect(status === 'quoted').toBe(frequencies !== undefined)
        expect(status === 'declined').toBe(reasons.length > 0)
        if (status === 'declined') expect(adjustments).toEqual([])
      }
    })
  })

  test('a larger sum insured never costs less', () => {
    check(fc.tuple(parts, fc.constantFrom(50_000, 1_000)), ([{ client: who, needs: of }, more]) => {
      const raised = {
        ...of,
        lifeCover: { ...of.lifeCover, amount: (of.lifeCover?.amount ?? 0) + more },
        tpdCover: { ...of.tpdCover, amountStandalone: (of.tpdCover?.amountStandalone ?? 0) + more },
      }
      neverCheaper(
        comparisonRequest({ client: who, needs: of }),
        comparisonRequest({ client: who, needs: raised }),
      )
    })
  })

  test('a smoker never pays less', () => {
    check(parts, ({ client: who, needs: of }) => {
      const make = (smoker: boolean) => comparisonRequest({ client: { ...who, smoker }, needs: of })
      neverCheaper(make(false), make(true))
    })
  })

  test('a longer benefit and a shorter wait are never cheaper', () => {
    check(
      fc.tuple(parts, fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3)),
      ([{ client: who, needs: of }, a, b, c, d]) => {
        const make = (wait: number, benefit: number) =>
          comparisonRequest({
            client: who,
            needs: {
              ...of,
              incomeProtectionCover: {
                ...of.incomeProtectionCover,
                waitingPeriod: WAITING_PERIODS[wait] ?? '30',
                benefitPeriod: BENEFIT_PERIODS[benefit] ?? '65',
              },
            },
          })
        neverCheaper(make(Math.max(a, b), Math.min(c, d)), make(Math.min(a, b), Math.max(c, d)))
      },
    )
  })

  test('own occupation is never cheaper than any', () => {
    check(parts, ({ client: who, needs: of }) => {
      const make = (occupationType: 'own' | 'any') =>
        comparisonRequest({ client: who, needs: { ...of, tpdCover: { ...of.tpdCover, occupationType } } })
      neverCheaper(make('any'), make('own'))
    })
  })

  test('adjustments never lose an insurer and leave a quote as it is', () => {
    check(parts, (of) => {
      const plain = insurersOf(comparisonRequest(of))
      const allowed = insurersOf(comparisonRequest({ ...of, request: { allowAdjustments: true } }))
      plain.forEach((insurer, index) => {
        if (insurer.status === 'quoted') expect(allowed[index]).toEqual(insurer)
      })
    })
  })

  test('year 0 of the projection is the yearly price', () => {
    check(anyRequest, (request) => {
      const prices = insurersOf(request)
      const premiumType = request.clients[0].needs.premiumType ?? 'stepped'
      projectPremiums(tables, request).insurers.forEach(({ projection }, index) => {
        for (const indexation of INDEXATIONS)
          expect(projection?.[premiumType]?.[indexation][0]).toBe(yearly(prices[index]))
      })
    })
  })

  test('level is flat without indexation, never falls with it, and indexed is never below unindexed', () => {
    check(anyRequest, (request) => {
      for (const { projection } of projectPremiums(tables, request).insurers) {
        if (!projection) continue
        const { stepped, level } = projection
        stepped.on.forEach((premium, year) => {
          expect(premium).toBeGreaterThanOrEqual(stepped.off12Months[year] ?? 0)
          expect(stepped.off12Months[year]).toBeGreaterThanOrEqual(stepped.offPermanent[year] ?? 0)
        })
        if (!level) continue
        expect(new Set(level.offPermanent).size).toBeLessThanOrEqual(1)
        expect(level.on).toEqual(level.on.toSorted((a, b) => a - b))
        level.on.forEach((premium, year) => {
          expect(premium).toBeGreaterThanOrEqual(level.offPermanent[year] ?? 0)
        })
      }
    })
  })
})

test('the cheapest insurer changes with age', () => {
  const cheapest = (age: number) => {
    const priced = insurersOf(
      comparisonRequest({ client: { age }, needs: { lifeCover: { amount: 600000 } } }),
    )
    return priced.toSorted((a, b) => (yearly(a) ?? 0) - (yearly(b) ?? 0))[0]?.supplierCode
  }
  expect(new Set([25, 35, 45, 55, 64, 75].map(cheapest)).size).toBeGreaterThan(1)
})
