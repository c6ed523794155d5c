import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import { addBusinessDays } from '@coverkit/core/calendar'
import type { Disclosed, Profile } from '@coverkit/core/questionnaire'
import { appliedRules } from './appliedRules.ts'
import type { NextStepKind, Rule, UnderwritingRules } from './UnderwritingRules.ts'

/** The most severe effect on a cover. The rules may accept but never decline. */
type OutcomeKind = 'accept' | 'loading' | 'exclusion' | 'refer'

/** The next step, and its day as `YYYY-MM-DD`. */
export interface NextStep {
  readonly kind: NextStepKind
  readonly words: string
  readonly dueOn: string
}

/** The rule that applied, and its reason in plain words. */
interface Reason {
  readonly rule: string
  readonly words: string
}

/** The rules' result for one cover: an indication for the member of staff who decides, never a decision. */
export interface CoverOutcome {
  readonly cover: CoverKind
  readonly outcome: OutcomeKind
  /** A percentage of the premium, 0 for none. */
  readonly loading: number
  /** The exclusions, in words. */
  readonly exclusions: readonly string[]
  /** At least one if the cover is referred. */
  readonly nextSteps: readonly NextStep[]
  readonly reasons: readonly Reason[]
}

/** The rules' results for each cover that is applied for, in the order of `COVER_KINDS`. */
export type PerCover = readonly CoverOutcome[]

/**
 * Applies the rules to a submission. `profile.today` is the day of the submission in Sydney, from which steps are
 * dated: the same rules, profile and submission always have the same result.
 */
export function underwrite(
  rules: UnderwritingRules,
  profile: Profile,
  submission: readonly Disclosed[],
): PerCover {
  const applied = appliedRules(rules, profile, submission).rules
  return COVER_KINDS.filter((cover) => profile.covers.includes(cover)).map((cover) =>
    outcomeOf(
      rules,
      cover,
      applied.filter(({ covers }) => covers.includes(cover)),
      profile.today,
    ),
  )
}

function outcomeOf(
  rules: UnderwritingRules,
  cover: CoverKind,
  applied: readonly Rule[],
  today: string,
): CoverOutcome {
  const effects = applied.map(({ effect }) => effect)
  const loading = effects.reduce((sum, effect) => sum + (effect.kind === 'loading' ? effect.percent : 0), 0)
  const exclusions = effects.flatMap((effect) => (effect.kind === 'exclusion' ? [effect.words] : []))
  const { mostLoading } = rules
  const isTooMuch = loading > mostLoading.percent
  const steps = [
    ...effects.flatMap((effect) => (effect.kind === 'refer' ? [effect.step] : [])),
    ...(isTooMuch ? [mostLoading.step] : []),
  ]
  return {
    cover,
    outcome: severest(steps, exclusions, loading),
    loading,
    exclusions: [...new Set(exclusions)],
    nextSteps: [...new Set(steps)].map((kind) => nextStep(rules, kind, today)),
    reasons: [
      ...applied.map(({ id, reason }) => ({ rule: id, words: reason })),
      ...(isTooMuch ? [{ rule: 'most-loading', words: mostLoading.reason }] : []),
    ],
  }
}

function severest(
  steps: readonly NextStepKind[],
  exclusions: readonly string[],
  loading: number,
): OutcomeKind {
  if (steps.length > 0) return 'refer'
  if (exclusions.length > 0) return 'exclusion'
  return loading > 0 ? 'loading' : 'accept'
}

/** Returns a step with its due day. */
export function nextStep({ steps }: UnderwritingRules, kind: NextStepKind, today: string): NextStep {
  const { words, businessDays } = steps[kind]
  return { kind, words, dueOn: addBusinessDays(today, businessDays) }
}
