import { COVER_KINDS } from '@coverkit/core'
import type { PolicyPreview, PolicyPreviewRequest } from '@coverkit/core/change-cover'
import { type Policy, policyFromSaved } from '@coverkit/core/policies'
import { exampleLifePolicy, exampleWholePolicy } from '#policies/testing/example-policies'

const insured = {
  date_of_Birth: '1989-05-04',
  rated_Age: 37,
  gender: 'M',
  smoker: false,
  occupation: 'Accountant',
  occupation_ID: 2,
  state: 'NSW',
} as const

export const lifePolicy = (): Policy => policyFromSaved(exampleLifePolicy({ insured }))
export const wholePolicy = (): Policy =>
  policyFromSaved(
    exampleWholePolicy({ insured, annual_Earnings: 110_000, outsidePaymentMethod: 'creditCard' }),
  )

const FEE = 7.9
/** Cents for each thousand of a sum, and for each hundred of a benefit. */
const RATES = { life: 8, tpd: 5, criticalIllness: 30, incomeProtection: 120 }

function sumsOf({ needs }: Pick<PolicyPreviewRequest, 'needs'>) {
  const { lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = needs
  return {
    life: lifeCover.amount ?? 0,
    tpd: (tpdCover.amountLinked ?? 0) + (tpdCover.amountStandalone ?? 0),
    criticalIllness: criticalIllnessCover.amount ?? 0,
    incomeProtection: incomeProtectionCover.monthlyBenefit ?? 0,
  }
}

const NOTHING = {
  options: 0,
  multiCoverDiscount: 0,
  rolloverRebate: 0,
  discount: 0,
  frequencyLoading: 0,
  stampDuty: 0,
}

function priceOf(request: Pick<PolicyPreviewRequest, 'needs'>) {
  const sums = sumsOf(request)
  const held = COVER_KINDS.filter((kind) => sums[kind] > 0)
  const dollarsOf = (kind: (typeof held)[number]) =>
    Math.round((sums[kind] / (kind === 'incomeProtection' ? 100 : 1_000)) * RATES[kind]) / 100
  const base = held.reduce((sum, kind) => sum + Math.round(dollarsOf(kind) * 100), 0) / 100
  const total = Math.round((base + FEE) * 100) / 100
  const covers = held.map((kind) => {
    const dollars = dollarsOf(kind)
    return [kind, { base: dollars, ...NOTHING, total: dollars, lines: { [kind]: dollars } }]
  })
  return {
    paymentFrequency: request.needs.paymentFrequency ?? 'monthly',
    premium: {
      covers: Object.fromEntries(covers),
      parts: { base, ...NOTHING, total, fee: FEE },
      perYear: Math.round(total * 1_200) / 100,
    },
  }
}

/** Prices that are the sum insured times a rate; declined where critical illness is above 1,000,000. */
export function examplePreview(now: PolicyPreviewRequest, request: PolicyPreviewRequest): PolicyPreview {
  const [before, after] = [priceOf(now), priceOf(request)]
  const years = [before.premium.perYear]
  const isDeclined = sumsOf(request).criticalIllness > 1_000_000
  const [held, wanted] = [sumsOf(now), sumsOf(request)]
  return {
    label: 'ILLUSTRATIVE SAMPLE RATES. Not any insurer’s rates, not a quote.',
    occupationClasses: { life: 'AA', tpd: 'AA', criticalIllness: 'AA', incomeProtection: 'AA' },
    now: before,
    after: isDeclined ? null : after,
    reasons: isDeclined ? [{ code: 'sum-insured', cover: 'criticalIllness' }] : [],
    needsHealthQuestions: COVER_KINDS.some((kind) => wanted[kind] > held[kind]),
    projection: isDeclined
      ? null
      : {
          ages: [37],
          now: years,
          after: { on: years, off12Months: years, offPermanent: years },
          sumInsured: { on: {}, off12Months: {}, offPermanent: {} },
          toLastAge: { now: before.premium.perYear * 28, after: after.premium.perYear * 28 },
        },
  }
}
