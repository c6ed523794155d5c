import type { CoverKind } from '@coverkit/core'
import type { Condition, ProfileFact, QuestionId } from '@coverkit/core/questionnaire'
import type { DerivedFact } from './derivedFacts.ts'

/**
 * An answer that a rule reads: `answer:body.weight` is outside rows; `row:condition` is a question of the row,
 * below the rule's gate; `chosen:state` one of the pack that the row's condition opened.
 */
type AnswerRef = `answer:${QuestionId}` | `row:${string}` | `chosen:${string}`

/**
 * A value that a rule reads: an answer; the whole months from an answered month to the submission
 * (`months:row:last`); a fact of the quote; or a fact derived from several answers.
 */
export type RuleRef = AnswerRef | `months:${AnswerRef}` | `profile:${ProfileFact}` | `derived:${DerivedFact}`

/** The questionnaire's own conditions, with a rule's references. */
export type RuleCondition = Condition<RuleRef>

/** The next step when a member of staff has to decide. */
export type NextStepKind =
  | 'assessment'
  | 'phone-call'
  | 'doctor-report'
  | 'blood-test'
  | 'health-check'
  | 'income-proof'
  | 'more-questions'

/** A rule's effect on a cover. No effect declines: a case for declining is referred to a member of staff. */
export type Effect =
  | { readonly kind: 'loading'; readonly percent: number }
  | { readonly kind: 'exclusion'; readonly words: string }
  | { readonly kind: 'refer'; readonly step: NextStepKind }

/** One rule. With `gates` it is applied to each row of each of them. */
export interface Rule {
  readonly id: string
  readonly covers: readonly CoverKind[]
  readonly gates?: readonly QuestionId[]
  readonly when: RuleCondition
  readonly effect: Effect
  /** The reason, in plain words. */
  readonly reason: string
}

/** The text of a step, and the number of business days from the submission in which it is done. */
interface StepTerms {
  readonly words: string
  readonly businessDays: number
}

/** A version of the rules: plain data, frozen. */
export interface UnderwritingRules {
  readonly id: string
  readonly version: string
  /** The first day, `YYYY-MM-DD`, of submissions that these rules apply to. */
  readonly from: string
  /** `id|version` of the questionnaires whose answers it reads. */
  readonly definitions: readonly string[]
  /** The label that marks the rules as samples. */
  readonly label: string
  readonly steps: Readonly<Record<NextStepKind, StepTerms>>
  /** A higher percentage on one cover is referred to a member of staff. */
  readonly mostLoading: { readonly percent: number; readonly step: NextStepKind; readonly reason: string }
  readonly rules: readonly Rule[]
  /** Gates that deliberately have no rule. */
  readonly noEffect: readonly QuestionId[]
}
