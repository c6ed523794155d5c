import fc from 'fast-check'
import {
  CRITICAL_ILLNESS_EXTRAS,
  CRITICAL_ILLNESS_LINKS,
} from '../covers/critical-illness/criticalIllnessCover.ts'
import {
  BENEFIT_PERIODS,
  INCOME_PROTECTION_OPTIONS,
  WAITING_PERIODS,
} from '../covers/income-protection/incomeProtectionCover.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { OWNERS, PREMIUM_TYPES } from '../covers/terms.ts'
import { OCCUPATION_TYPES, TPD_EXTRAS, TPD_LINKS } from '../covers/tpd/tpdCover.ts'
import { STATES } from '../geography/states.ts'
import { PAYMENT_FREQUENCIES } from '../payment/paymentTerms.ts'
import { GENDERS } from '../person/personalDetails.ts'
import type { ClientQuote } from '../quote/types.ts'

function orNull<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { nil: null, freq: 4 })
}

/** Whole dollars of a cover, with the limits and their neighbours often among them. */
export const coverDollars: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 20_000_000 }),
  fc.integer({ min: 1, max: 20_000 }).map((thousands) => thousands * 1_000),
  fc.constantFrom(
    1,
    49_999,
    50_000,
    750_000,
    750_001,
    1_500_000,
    1_500_001,
    4_000_000,
    5_000_000,
    15_000_000,
  ),
)

/** Dollars a month. */
const monthlyDollars: fc.Arbitrary<number> = fc.integer({ min: 1, max: 40_000 })

/** Amounts that a visitor can enter: blank, zero, negative or any sum. */
export const requestedDollars: fc.Arbitrary<number | null> = fc.oneof(
  fc.constantFrom(null, 0, -1, -50_000),
  coverDollars,
  monthlyDollars,
)

/** Answers about the person, blanks among them; homemakers and excluded occupations are frequent. */
export const personalDetails: fc.Arbitrary<ClientQuote['personalDetails']> = fc.record({
  age: orNull(fc.oneof(fc.integer({ min: 18, max: 75 }), fc.constantFrom(60, 61))),
  gender: orNull(fc.constantFrom(...GENDERS)),
  isSmoker: orNull(fc.boolean()),
  occupation: orNull(
    fc.constantFrom('Accountant', 'Apprentice chef', 'APPRENTICE plumber', 'Nurse', 'O’Brien & Co'),
  ),
  occupationId: orNull(fc.constantFrom(1, 2, 11, 32, 33, 34, 35, 36, 120)),
  state: orNull(fc.constantFrom(...STATES)),
})

function quotes(dollars: fc.Arbitrary<number>, monthly: fc.Arbitrary<number>): fc.Arbitrary<ClientQuote> {
  return fc.record({
    personalDetails,
    premiumType: orNull(fc.constantFrom(...PREMIUM_TYPES)),
    covers: fc.record({
      payThroughSuper: fc.constantFrom('true' as const, 'false' as const, null),
      selectedCovers: fc.subarray([...COVER_KINDS]),
    }),
    lifeCover: fc.record({ amount: orNull(dollars), lifeOwner: fc.constantFrom(...OWNERS) }),
    tpdCover: fc.record({
      amountLinked: orNull(dollars),
      amountStandalone: orNull(dollars),
      tpdLinkTo: fc.constantFrom(...TPD_LINKS),
      occupationType: fc.constantFrom(...OCCUPATION_TYPES),
      extras: fc.subarray([...TPD_EXTRAS]),
      tpdOwner: fc.constantFrom(...OWNERS),
    }),
    criticalIllnessCover: fc.record({
      amount: orNull(dollars),
      criticalIllnessLinkTo: fc.constantFrom(...CRITICAL_ILLNESS_LINKS),
      extras: fc.subarray([...CRITICAL_ILLNESS_EXTRAS]),
      criticalIllnessOwner: fc.constantFrom(...OWNERS),
    }),
    incomeProtectionCover: fc.record({
      annualEarnings: orNull(fc.integer({ min: 0, max: 1_000_000 })),
      incomeReplacement: fc.integer({ min: 0, max: 70 }),
      monthlyBenefit: orNull(monthly),
      waitingPeriod: fc.constantFrom(...WAITING_PERIODS),
      benefitPeriod: fc.constantFrom(...BENEFIT_PERIODS),
      extraCostOptions: fc.subarray([...INCOME_PROTECTION_OPTIONS]),
      incomeProtectionOwner: fc.constantFrom(...OWNERS),
    }),
    paymentFrequency: fc.constantFrom(...PAYMENT_FREQUENCIES),
  })
}

/** Any quote of the type, amounts of 0, links without target and extras without link among them. */
export const anyQuote: fc.Arbitrary<ClientQuote> = quotes(
  fc.oneof(fc.constant(0), coverDollars),
  fc.oneof(fc.constant(0), monthlyDollars),
)

/** Any quote whose amounts are null or above 0, which a save carries without loss. */
export const savableQuote: fc.Arbitrary<ClientQuote> = quotes(coverDollars, monthlyDollars)
