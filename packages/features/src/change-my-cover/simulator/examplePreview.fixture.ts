import { byName, COVER_KINDS, sumInsuredOf } from '@coverkit/core'
import type { PolicyPreview, PolicyPreviewRequest } from '@coverkit/core/change-cover'
import { INSTALMENTS_A_YEAR, type Policy, policyFromSaved } from '@coverkit/core/policies'
import { exampleLifePolicy, exampleWholePolicy } from '#policies/testing/examplePolicies.ts'

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

const sumsOf = ({ needs }: Pick<PolicyPreviewRequest, 'needs'>) =>
  byName(COVER_KINDS, (kind) => sumInsuredOf(needs, kind))

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
  const paymentFrequency = request.needs.paymentFrequency ?? 'monthly'
  return {
    paymentFrequency,
    premium: {
      covers: Object.fromEntries(covers),
      parts: { base, ...NOTHING, total, fee: FEE },
      perYear: (Math.round(total * 100) * INSTALMENTS_A_YEAR[paymentFrequency]) / 100,
    },
  }
}

const AGES = Array.from({ length: 28 }, (_, year) => 37 + year)

/** A premium that rises by 6% a year, to age 65. */
const toLastAge = (perYear: number) => AGES.map((_, year) => Math.round(perYear * 100 * 1.06 ** year) / 100)

const sumOf = (years: readonly number[]) =>
  years.reduce((sum, premium) => sum + Math.round(premium * 100), 0) / 100

/** Prices that are the sum insured times a rate; declined where critical illness is above 1,000,000. */
export function examplePreview(now: PolicyPreviewRequest, request: PolicyPreviewRequest): PolicyPreview {
  const [before, after] = [priceOf(now), priceOf(request)]
  const [yearsNow, yearsAfter] = [toLastAge(before.premium.perYear), toLastAge(after.premium.perYear)]
  const [shownNow, shownAfter] = [yearsNow.slice(0, 10), yearsAfter.slice(0, 10)]
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
          ages: AGES.slice(0, 10),
          now: shownNow,
          after: { on: shownAfter, off12Months: shownAfter, offPermanent: shownAfter },
          sumInsured: { on: {}, off12Months: {}, offPermanent: {} },
          toLastAge: {
            now: sumOf(yearsNow),
            after: sumOf(yearsAfter),
            years: { ages: AGES, now: yearsNow, after: yearsAfter },
          },
        },
  }
}
