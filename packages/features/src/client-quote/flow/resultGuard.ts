import { furthestStep, stepPath } from '@coverkit/flow'
import { type QuoteDraftStore, quoteFlow } from '../flow.ts'
import { isComplete } from './isComplete.ts'

/** Where the result screen leads instead, or undefined when every step is complete. Waits for the draft. */
export async function resultGuard(draft: QuoteDraftStore): Promise<string | undefined> {
  await draft.ready()
  const { answers, state } = draft.read()
  return isComplete(answers) ? undefined : stepPath(quoteFlow, furthestStep(quoteFlow, answers, state))
}
