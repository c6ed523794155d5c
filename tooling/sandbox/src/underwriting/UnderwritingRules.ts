import type { CoverKind } from '@coverkit/core'
import type { Condition, ProfileFact, QuestionId } from '@coverkit/core/questionnaire'
import type { DerivedFact } from './derivedFacts.ts'

/**
 * An answer that a rule reads: `answer:body.weight` stands outside rows; `row:condition` is a question of the row, below
 * the rule's gate; `chosen:state` one of the pack that the row's condition opened.
 */
export type AnswerRef = `answer:${QuestionId}` | `row:${string}` | `chosen:${string}`

/**
 * What a rule reads: an answer; how many whole months before the submission its month was (`months:row:last`); a fact of
 * the quote; or what is worked out of several answers.
 */
export type RuleRef = AnswerRef | `months:${AnswerRef}` | `profile:${ProfileFact}` | `derived:${DerivedFact}`

/** The questionnaire's own conditions, with a rule's references. */
export type RuleCondition = Condition<RuleRef>

/** Who does what next, when a person has to decide. */
export type NextStepKind =
  | 'assessment'
  | 'phone-call'
  | 'doctor-report'
  | 'blood-test'
  | 'health-check'
  | 'income-proof'
  | 'more-questions'

/** What a rule does to a cover. There is no way to decline: what would be declined is referred to a person. */
export type Effect =
  | { readonly kind: 'loading'; readonly percent: number }
  | { readonly kind: 'exclusion'; readonly words: string }
  | { readonly kind: 'refer'; readonly step: NextStepKind }

/** One rule. With `gates` it is tried in each row of each of them. */
export interface Rule {
  readonly id: string
  readonly covers: readonly CoverKind[]
  readonly gates?: readonly QuestionId[]
  readonly when: RuleCondition
  readonly effect: Effect
  /** Why, in plain words. */
  readonly reason: string
}

/** What is said of a step, and within how many business days of the submission it is done. */
export interface StepTerms {
  readonly words: string
  readonly businessDays: number
}

/** A version of the rules: plain data, frozen. */
export interface UnderwritingRules {
  readonly id: string
  readonly version: string
  /** The first day `YYYY-MM-DD` of submissions that it is for. */
  readonly from: string
  /** `id|version` of the questionnaires whose answers it reads. */
  readonly definitions: readonly string[]
  /** Says that these are samples. */
  readonly label: string
  readonly steps: Readonly<Record<NextStepKind, StepTerms>>
  /** More than this percentage on one cover is for a person. */
  readonly mostLoading: { readonly percent: number; readonly step: NextStepKind; readonly reason: string }
  readonly rules: readonly Rule[]
  /** Gates that no rule reads, each on purpose. */
  readonly noEffect: readonly QuestionId[]
}
