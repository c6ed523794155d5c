import type { CoverKind } from '../covers/kinds.ts'

/** Events after which cover can be increased without health questions, as they are spelled on the wire. */
export const LIFE_EVENTS = [
  'marriage',
  'separation',
  'birthOrAdoption',
  'childStartsSchool',
  'mortgage',
  'spouseDeath',
  'becomingCarer',
  'salaryRise',
] as const
/** An event after which cover can be increased without health questions; `salaryRise` is one of 15 % or more. */
export type LifeEvent = (typeof LIFE_EVENTS)[number]

/** One cover of a policy, as increases are measured. Whole dollars, income protection a month. */
export interface InsurableCover {
  readonly kind: CoverKind
  readonly sumInsured: number
  /** The sum insured at the start; null where the record has none, and then nothing can be increased this way. */
  readonly originalSum: number | null
  /** All earlier increases of this kind together. */
  readonly earlierIncreases: number
  /** Most that the sum insured may be in all, such as 2,000,000 of critical illness. */
  readonly highestSum: number
}

/** Facts of a policy and of the person insured. */
export interface InsurabilityFacts {
  /** Whole years at the last birthday. */
  readonly age: number | null
  readonly isInForce: boolean
  readonly isOnClaim: boolean
  /** The day of the latest increase of this kind, `YYYY-MM-DD`. */
  readonly lastIncreaseOn: string | null
  /** In canonical order. */
  readonly covers: readonly InsurableCover[]
}

/** A life event, as far as it is answered. */
export interface InsurabilityEvent {
  readonly event: LifeEvent | null
  /** `YYYY-MM-DD`. */
  readonly eventDate: string | null
  /** Whole dollars: the loan, or the yearly salary, from now on. Of a mortgage or a salary rise only. */
  readonly newAmount: number | null
  /** The loan, or the yearly salary, before; of a new loan null or 0. */
  readonly earlierAmount: number | null
}

/** The answers of a request for an increase. */
export interface InsurabilityAnswers extends InsurabilityEvent {
  readonly policyId: string | null
  readonly cover: CoverKind | null
  /** Whole dollars, income protection a month. */
  readonly increase: number | null
  /** That proof is sent, and that the insurer decides. */
  readonly acknowledged: boolean
}
