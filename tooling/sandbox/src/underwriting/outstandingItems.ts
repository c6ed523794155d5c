import type { NextStepKind } from './UnderwritingRules.ts'
import type { NextStep, PerCover } from './underwrite.ts'

/** What is still to be done before the insurer decides: no outcome and no reason, since nothing is decided. */
export interface OutstandingItem {
  readonly kind: NextStepKind
  readonly words: string
  /** `YYYY-MM-DD`. */
  readonly dueOn: string
}

/**
 * What is outstanding for all covers together, the earliest first. The insurer reads every application, so `assessment`
 * is there whatever the rules say: who has nothing else to expect learns no outcome from that.
 */
export function outstandingItems(perCover: PerCover, assessment: NextStep): readonly OutstandingItem[] {
  const steps = [assessment, ...perCover.flatMap(({ nextSteps }) => nextSteps)]
  const first = new Map(steps.toReversed().map((step) => [step.kind, step]))
  return [...first.values()]
    .map(({ kind, words, dueOn }) => ({ kind, words, dueOn }))
    .sort((a, b) => (a.dueOn + a.kind < b.dueOn + b.kind ? -1 : 1))
}
