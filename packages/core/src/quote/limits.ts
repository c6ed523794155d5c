import type { BenefitPeriod, CoverKind, PremiumType, WaitingPeriod } from './types.ts'

/** Lowest and highest allowed value; both are allowed themselves. */
export type Bounds = readonly [minimum: number, maximum: number]

/** The insurers' limits. Sums insured in dollars, income protection a month; ages are those at entry. */
export interface OfferLimits {
  readonly entryAge: Readonly<Record<CoverKind, Readonly<Record<PremiumType, Bounds>>>>
  /** Lowest and highest of each cover; TPD is the total. */
  readonly sumInsured: Readonly<Record<CoverKind, Bounds>>
  /** Percent of annual earnings that income protection may replace. */
  readonly earningsShare: number
  /** Occupations that are offered less, and the most of each cover. */
  readonly homemaker: {
    readonly occupationIds: readonly number[]
    readonly maximum: Readonly<Record<Exclude<CoverKind, 'incomeProtection'>, number>>
  }
  /** Waiting and benefit periods by income protection class; a class that is missing is offered none. */
  readonly availability: Readonly<
    Record<string, { readonly waiting: readonly WaitingPeriod[]; readonly benefit: readonly BenefitPeriod[] }>
  >
  /** A waiting period listed here may be had only with these benefit periods. */
  readonly waitingRule: Readonly<Partial<Record<WaitingPeriod, readonly BenefitPeriod[]>>>
  /** TPD classes that are offered own occupation; an insurer may offer fewer. */
  readonly ownOccupationClasses: readonly string[]
}

const anyPeriod = { waiting: ['30', '60', '90', '730'], benefit: ['1', '2', '5', '65'] } as const

/** The limits of the product specification, which the quote form keeps to. */
export const OFFER_LIMITS: OfferLimits = {
  entryAge: {
    life: { stepped: [18, 75], level: [18, 64] },
    tpd: { stepped: [18, 64], level: [18, 64] },
    criticalIllness: { stepped: [18, 64], level: [18, 64] },
    incomeProtection: { stepped: [18, 60], level: [18, 60] },
  },
  sumInsured: {
    life: [50_000, 15_000_000],
    tpd: [50_000, 5_000_000],
    criticalIllness: [50_000, 2_000_000],
    incomeProtection: [1_500, 30_000],
  },
  earningsShare: 70,
  homemaker: {
    occupationIds: [1],
    maximum: { life: 1_500_000, tpd: 1_500_000, criticalIllness: 750_000 },
  },
  availability: {
    AAA: anyPeriod,
    AA: anyPeriod,
    A: anyPeriod,
    B: { waiting: ['30', '60', '90'], benefit: anyPeriod.benefit },
    C: { waiting: ['30', '60', '90'], benefit: ['1', '2', '5'] },
    D: { waiting: ['60', '90'], benefit: ['1', '2'] },
    NA: { waiting: [], benefit: [] },
  },
  waitingRule: { '730': ['65'] },
  ownOccupationClasses: ['AAA', 'AA', 'A', 'B'],
}

/** Most that a quote takes over from the calculator for one cover, in dollars. (Specification, point 9.) */
export const CALCULATOR_QUOTE_MAXIMUM = 4_000_000
