import { byName } from '../fields/byName.ts'
import type { Bounds, CoverLimits } from './CoverLimits.ts'
import { criticalIllnessLimits } from './critical-illness/criticalIllnessLimits.ts'
import type { BenefitPeriod, WaitingPeriod } from './income-protection/incomeProtectionCover.ts'
import {
  AVAILABLE_PERIODS,
  EARNINGS_SHARE,
  incomeProtectionLimits,
  type Periods,
  WAITING_RULE,
} from './income-protection/incomeProtectionLimits.ts'
import { COVER_KINDS, type CoverKind } from './kinds.ts'
import { lifeLimits } from './life/lifeLimits.ts'
import type { PremiumType } from './terms.ts'
import { OWN_OCCUPATION_CLASSES, tpdLimits } from './tpd/tpdLimits.ts'

/** The insurers' limits. Sums insured in dollars, income protection a month; ages are those at entry. */
export interface OfferLimits {
  readonly entryAge: Readonly<Record<CoverKind, Readonly<Record<PremiumType, Bounds>>>>
  /** Lowest and highest of each cover; TPD is the total. */
  readonly sumInsured: Readonly<Record<CoverKind, Bounds>>
  /** Percent of annual earnings that income protection may replace. */
  readonly earningsShare: number
  /** Occupations with lower limits, and the maximum of each cover; undefined where the usual one applies. */
  readonly homemaker: {
    readonly occupationIds: readonly number[]
    readonly maximum: Readonly<Partial<Record<CoverKind, number | undefined>>>
  }
  /** Waiting and benefit periods by income protection class; a class that is missing is offered none. */
  readonly availability: Readonly<Record<string, Periods>>
  /** A waiting period listed here may be had only with these benefit periods. */
  readonly waitingRule: Readonly<Partial<Record<WaitingPeriod, readonly BenefitPeriod[]>>>
  /** TPD classes that are offered own occupation; an insurer may offer fewer. */
  readonly ownOccupationClasses: readonly string[]
}

const COVER_LIMITS: Readonly<Record<CoverKind, CoverLimits>> = {
  life: lifeLimits,
  tpd: tpdLimits,
  criticalIllness: criticalIllnessLimits,
  incomeProtection: incomeProtectionLimits,
}

const limitsOf = <Key extends keyof CoverLimits>(key: Key) =>
  byName(COVER_KINDS, (kind): CoverLimits[Key] => COVER_LIMITS[kind][key])

/** The limits of the product specification, which the quote form keeps to. */
export const OFFER_LIMITS: OfferLimits = {
  entryAge: /* @__PURE__ */ limitsOf('entryAge'),
  sumInsured: /* @__PURE__ */ limitsOf('sumInsured'),
  earningsShare: EARNINGS_SHARE,
  homemaker: { occupationIds: [1], maximum: /* @__PURE__ */ limitsOf('homemakerMaximum') },
  availability: AVAILABLE_PERIODS,
  waitingRule: WAITING_RULE,
  ownOccupationClasses: OWN_OCCUPATION_CLASSES,
}

/** Most that a quote takes over from the calculator for one cover, in dollars. (Specification, point 9.) */
export const CALCULATOR_QUOTE_MAXIMUM = 4_000_000
