import type { PolicyPreview, PricedPolicy } from '@coverkit/core/change-cover'

const parts = (total: number) => ({
  base: total,
  options: 0,
  multiCoverDiscount: 0,
  rolloverRebate: 0,
  discount: 0,
  frequencyLoading: 0,
  stampDuty: 0,
  total,
})

const FEE_CENTS = 790

/** Life cover for so many cents a month, and the fee. */
function priced(lifeCents: number): PricedPolicy {
  const life = lifeCents / 100
  const total = (lifeCents + FEE_CENTS) / 100
  return {
    paymentFrequency: 'monthly',
    premium: {
      covers: { life: { ...parts(life), lines: { life } } },
      parts: { ...parts(total), fee: FEE_CENTS / 100 },
      perYear: ((lifeCents + FEE_CENTS) * 12) / 100,
    },
  }
}

const AGES: readonly number[] = Array.from({ length: 10 }, (_, index) => 37 + index)
const rising = (ages: readonly number[], first: number, percent: number) =>
  ages.map((_, index) => Math.round(first * 100 * (1 + percent / 100) ** index) / 100)

/** The price of lowering life cover from 600,000 to 450,000, with a projection to those ages. */
export const examplePreview = (afterCents = 3_869, ages = AGES): PolicyPreview => ({
  label: 'ILLUSTRATIVE SAMPLE RATES. Not any insurer’s rates, not a quote.',
  occupationClasses: { life: 'AA', tpd: 'AA', criticalIllness: 'AA', incomeProtection: 'AA' },
  now: priced(4_981),
  after: priced(afterCents),
  reasons: [],
  needsHealthQuestions: false,
  projection: {
    ages,
    now: rising(ages, 692.52, 8),
    after: {
      on: rising(ages, 559.08, 8),
      off12Months: rising(ages, 555, 7),
      offPermanent: rising(ages, 550, 5),
    },
    sumInsured: {
      on: { life: rising(ages, 450_000, 3).map(Math.round) },
      off12Months: { life: rising(ages, 450_000, 2.7).map(Math.round) },
      offPermanent: { life: ages.map(() => 450_000) },
    },
    toLastAge: { now: 109_532, after: 93_118 },
  },
})

/** An insurer that doesn't offer what is wanted. */
export const declinedPreview = (): PolicyPreview => ({
  ...examplePreview(),
  after: null,
  reasons: [{ code: 'age', cover: 'life' }],
  projection: null,
})
