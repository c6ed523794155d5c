import type { NextStepKind } from './UnderwritingRules.ts'
import type { NextStep, PerCover } from './underwrite.ts'

/** A step before the insurer's decision, without outcome and reason, since nothing is decided yet. */
export interface OutstandingItem {
  readonly kind: NextStepKind
  readonly words: string
  /** `YYYY-MM-DD`. */
  readonly dueOn: string
}

/**
 * Lists the outstanding steps of all covers together, the earliest first. The insurer reads every application, so
 * all of them have `assessment`: an applicant with no other step learns no outcome from it.
 */
export function outstandingItems(perCover: PerCover, assessment: NextStep): readonly OutstandingItem[] {
  const steps = [assessment, ...perCover.flatMap(({ nextSteps }) => nextSteps)]
  const first = new Map(steps.toReversed().map((step) => [step.kind, step]))
  return [...first.values()]
    .map(({ kind, words, dueOn }) => ({ kind, words, dueOn }))
    .sort((a, b) => (a.dueOn + a.kind < b.dueOn + b.kind ? -1 : 1))
}
