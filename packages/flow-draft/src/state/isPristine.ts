import { sameJson } from '../conflicts/sameJson.ts'
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
