import { INSURABILITY_LIMITS, type InsurabilityLimits } from './insurabilityLimits.ts'
import type { InsurabilityEvent, InsurableCover } from './types.ts'

/** The limits that an increase can have. */
const INCREASE_LIMITS = [
  'share-of-original',
  'event-maximum',
  'loan',
  'salary-rise',
  'share-of-benefit',
  'all-increases',
  'cover-maximum',
  'no-original-sum',
] as const
/** One of `INCREASE_LIMITS`. */
export type IncreaseLimit = (typeof INCREASE_LIMITS)[number]

/** The most that one cover can be increased by after one event. */
export interface MaximumIncrease {
  /** Whole dollars, income protection a month; 0 for nothing. */
  readonly maximum: number
  readonly limitedBy: IncreaseLimit
}

type Cap = readonly [limitedBy: IncreaseLimit, maximum: number]

const GUARD = 1e-6
const wholeDollars = (dollars: number) => Math.max(Math.floor(dollars + GUARD), 0)

/** By how much the loan or the salary rose; null while one of the two is not answered. */
function riseOf({ event, newAmount, earlierAmount }: InsurabilityEvent): number | null {
  if (newAmount === null) return null
  if (event === 'mortgage') return newAmount - (earlierAmount ?? 0)
  return earlierAmount === null ? null : newAmount - earlierAmount
}

/** Whether a salary rose by enough; true while it is not known. */
export function isRiseEnough(
  answers: InsurabilityEvent,
  { salary }: Pick<InsurabilityLimits, 'salary'> = INSURABILITY_LIMITS,
): boolean {
  const rise = riseOf(answers)
  const { event, earlierAmount } = answers
  if (event !== 'salaryRise' || rise === null || earlierAmount === null) return true
  return rise > 0 && rise >= earlierAmount * salary.minimumRise - GUARD
}

function eventCaps(original: number, answers: InsurabilityEvent, limits: InsurabilityLimits): Cap[] {
  const { event } = answers
  const rise = riseOf(answers)
  const terms = event === 'mortgage' || event === 'salaryRise' ? limits[kindOf(event)] : limits.event
  const caps: Cap[] = [
    ['share-of-original', original * terms.shareOfOriginal],
    ['event-maximum', terms.maximum],
  ]
  if (rise === null) return caps
  if (event === 'mortgage') caps.push(['loan', rise])
  if (event === 'salaryRise') {
    caps.push(['salary-rise', isRiseEnough(answers, limits) ? rise * limits.salary.timesRise : 0])
  }
  return caps
}

const kindOf = (event: 'mortgage' | 'salaryRise') => (event === 'mortgage' ? 'mortgage' : 'salary')

function capsOf(cover: InsurableCover, answers: InsurabilityEvent, limits: InsurabilityLimits): Cap[] {
  const { kind, sumInsured, originalSum, earlierIncreases, highestSum } = cover
  if (originalSum === null) return [['no-original-sum', 0]]
  const isBenefit = kind === 'incomeProtection'
  return [
    ...(isBenefit
      ? [['share-of-benefit', sumInsured * limits.incomeProtection.shareOfBenefit] as const]
      : eventCaps(originalSum, answers, limits)),
    ...(isBenefit && !isRiseEnough(answers, limits) ? [['salary-rise', 0] as const] : []),
    [
      'all-increases',
      Math.min(originalSum * limits.allRises.shareOfOriginal, limits.allRises.maximum) - earlierIncreases,
    ],
    ['cover-maximum', highestSum - sumInsured],
  ]
}

/**
 * Everything that holds an increase down, each with the most that it alone would allow. While no loan or salary is answered
 * those terms are left out. Never empty; the least counts.
 */
export function increaseLimits(
  cover: InsurableCover,
  answers: InsurabilityEvent,
  limits: InsurabilityLimits = INSURABILITY_LIMITS,
): readonly MaximumIncrease[] {
  return capsOf(cover, answers, limits).map(([limitedBy, maximum]) => ({
    maximum: wholeDollars(maximum),
    limitedBy,
  }))
}

/** The most that a cover can be increased by after an event, and what holds it down: the least of `increaseLimits`. */
export function maximumIncrease(
  cover: InsurableCover,
  answers: InsurabilityEvent,
  limits: InsurabilityLimits = INSURABILITY_LIMITS,
): MaximumIncrease {
  const caps = capsOf(cover, answers, limits)
  const [limitedBy, least] = caps.reduce((one, other) => (other[1] < one[1] ? other : one))
  return { maximum: wholeDollars(least), limitedBy }
}
