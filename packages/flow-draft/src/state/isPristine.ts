import { sameJson } from '../conflicts/sameJson.ts'
import type { DraftRecord, DraftRules } from './DraftRecord.ts'
import type { FlowAnswers } from './FlowAnswers.ts'

/**
 * Whether nothing was answered and nothing is stored: such a page has nothing to persist, to lose or to compare. Having
 * walked through the steps is no answer.
 */
export function isPristine(
  { empty }: { readonly empty: () => FlowAnswers },
  { answers, rev }: { readonly answers: FlowAnswers; readonly rev: number },
): boolean {
  return rev === 0 && sameJson({ ...answers, progress: null }, { ...empty(), progress: null })
}

/** Whether the page shows answers that are still to be persisted. */
export function hasUnsaved<Answers extends FlowAnswers, Id extends string>(
  rules: Pick<DraftRules<Answers, Id>, 'empty'>,
  record: DraftRecord<Answers, Id>,
): boolean {
  const { answers, stored, removed } = record
  return answers !== stored && answers !== removed && !isPristine(rules, record)
}
