import type { Adjustment, BenefitPeriod, Reason, WaitingPeriod } from '@coverkit/core'
import { at } from '../at.ts'
import type { CheckedRequest } from '../CheckedRequest.ts'
import type { RatingTables } from '../RatingTables.ts'
import type { RequestProblem } from '../RequestRefused.ts'
import { requestedTerms, type Terms } from '../Terms.ts'
import { classFactor, MONTHS, PER, product } from './factors.ts'
import type { Adjusted, MarketRate, RatedCover } from './RatedCover.ts'

// 70 % of 90,000 is slightly below 63,000 in double arithmetic; a bound is an allowed value.
const GUARD = 0.000001

export const incomeProtection: RatedCover = {
  classColumn: 'ipClass',
  amounts: ({ incomeProtectionCover: { monthlyBenefit, annualEarnings } }) => ({
    'incomeProtectionCover.monthlyBenefit': monthlyBenefit,
    'incomeProtectionCover.annualEarnings': annualEarnings,
  }),
  faults: ({ incomeProtection: rates }, { incomeProtectionCover }) =>
    (['waiting', 'benefit'] as const)
      .map((period) => ({ period, name: `${period}Period` as const }))
      .filter(({ period, name }) => !Object.hasOwn(rates[period], incomeProtectionCover[name] ?? ''))
      .map(({ name }): RequestProblem => ({ path: `incomeProtectionCover.${name}`, code: 'unknown' })),
  sums: ({ incomeProtectionCover }) => [incomeProtectionCover.monthlyBenefit ?? 0],
  owner: ({ incomeProtectionCover }) => incomeProtectionCover.incomeProtectionOwner,
  sumFits: ({ limits }, { needs: { incomeProtectionCover } }) => {
    const most = limits.incomeProtectionShareOfEarnings * (incomeProtectionCover.annualEarnings ?? 0)
    return MONTHS * (incomeProtectionCover.monthlyBenefit ?? 0) <= most + GUARD
  },
  termReasons: (tables, _, checked, terms) => {
    const isInsurable = Object.hasOwn(tables.incomeProtection.class, classOf(checked))
    return isInsurable ? periodReasons(tables, checked, terms) : []
  },
  adjust: (tables, _, checked) => adjustPeriods(tables, checked),
  lines: (tables, checked, terms) => {
    const { monthlyBenefit, extraCostOptions } = checked.needs.incomeProtectionCover
    return [
      {
        name: 'incomeProtection',
        sum: monthlyBenefit ?? 0,
        market: marketRate(tables, checked, terms),
        options: product(tables.incomeProtection.extras, extraCostOptions),
        duty: checked.duty.incomeProtection,
      },
    ]
  },
}

const classOf = ({ occupation }: CheckedRequest) => occupation.classes.incomeProtection

/** Returns waiting and benefit periods of the occupation class; none for a class without cover. */
const availableTo = (tables: RatingTables, checked: CheckedRequest) =>
  tables.incomeProtection.availability[classOf(checked)] ?? { waiting: [], benefit: [] }

const waitAllows = (tables: RatingTables, wait: WaitingPeriod, benefit: BenefitPeriod): boolean =>
  tables.incomeProtection.waitingRule[wait]?.includes(benefit) ?? true

function periodReasons(tables: RatingTables, checked: CheckedRequest, terms: Terms): Reason['code'][] {
  const { waiting, benefit } = availableTo(tables, checked)
  const { waitingPeriod, benefitPeriod } = terms
  const hasWait = waiting.includes(waitingPeriod) && waitAllows(tables, waitingPeriod, benefitPeriod)
  return [
    ...(hasWait ? [] : (['waiting-period'] as const)),
    ...(benefit.includes(benefitPeriod) ? [] : (['benefit-period'] as const)),
  ]
}

const ascending = <T extends string>(values: T[]) => values.toSorted((a, b) => Number(a) - Number(b))

function adjustPeriods(tables: RatingTables, checked: CheckedRequest): Adjusted {
  const { waiting, benefit } = availableTo(tables, checked)
  const { waitingPeriod, benefitPeriod } = requestedTerms(checked)
  const payable = benefit.includes(benefitPeriod)
    ? benefitPeriod
    : (ascending(benefit).at(-1) ?? benefitPeriod)
  const waits = waiting.filter((wait) => waitAllows(tables, wait, payable))
  const wait = waits.includes(waitingPeriod) ? waitingPeriod : (ascending(waits)[0] ?? waitingPeriod)
  const adjustments: Adjustment[] = [
    {
      field: 'incomeProtectionCover.waitingPeriod',
      from: waitingPeriod,
      to: wait,
      reason: 'waiting-period',
    },
    {
      field: 'incomeProtectionCover.benefitPeriod',
      from: benefitPeriod,
      to: payable,
      reason: 'benefit-period',
    },
  ]
  return {
    terms: { waitingPeriod: wait, benefitPeriod: payable },
    adjustments: adjustments.filter(({ from, to }) => from !== to),
  }
}

function marketRate(
  { incomeProtection: rates }: RatingTables,
  { sex, smoker, occupation }: CheckedRequest,
  { waitingPeriod, benefitPeriod }: Terms,
): MarketRate {
  const { base, femaleFactor, waiting, benefit } = rates
  const fixed =
    (smoker ? rates.smoker : 1) *
    classFactor(rates.class, occupation.classes.incomeProtection) *
    waiting[waitingPeriod] *
    benefit[benefitPeriod]
  return (age, monthlyBenefit) =>
    ((MONTHS * monthlyBenefit) / PER) *
    at(base.ages, base.M, age) *
    (sex === 'F' ? at(femaleFactor.ages, femaleFactor.F, age) : 1) *
    fixed
}
