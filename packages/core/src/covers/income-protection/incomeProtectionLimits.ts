import type { CoverLimits } from '../CoverLimits.ts'
import type { BenefitPeriod, WaitingPeriod } from './incomeProtectionCover.ts'
import { LAST_INCOME_PROTECTION_AGE } from './incomeProtectionPeople.ts'

/** Percent of annual earnings that income protection may replace. */
export const EARNINGS_SHARE = 70

/** Limits of the benefit a month. */
export const incomeProtectionLimits: CoverLimits = {
  entryAge: { stepped: [18, LAST_INCOME_PROTECTION_AGE], level: [18, LAST_INCOME_PROTECTION_AGE] },
  sumInsured: [1_500, 30_000],
}

/** Waiting and benefit periods that are offered together. */
export interface Periods {
  readonly waiting: readonly WaitingPeriod[]
  readonly benefit: readonly BenefitPeriod[]
}

const anyPeriod: Periods = { waiting: ['30', '60', '90', '730'], benefit: ['1', '2', '5', '65'] }

/** Waiting and benefit periods by income protection class; a class that is missing is offered none. */
export const AVAILABLE_PERIODS: Readonly<Record<string, Periods>> = {
  AAA: anyPeriod,
  AA: anyPeriod,
  A: anyPeriod,
  B: { waiting: ['30', '60', '90'], benefit: anyPeriod.benefit },
  C: { waiting: ['30', '60', '90'], benefit: ['1', '2', '5'] },
  D: { waiting: ['60', '90'], benefit: ['1', '2'] },
  NA: { waiting: [], benefit: [] },
}

/** A waiting period listed here may be had only with these benefit periods. */
export const WAITING_RULE: Readonly<Partial<Record<WaitingPeriod, readonly BenefitPeriod[]>>> = {
  '730': ['65'],
}
