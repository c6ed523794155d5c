import { furthestStep, planSteps, stepPath } from '@coverkit/flow'
import { type QuoteDraftStore, quoteFlow } from '../flow.ts'

/** Where the result screen leads instead, or undefined when every step is complete. Waits for the draft. */
export async function resultGuard(draft: QuoteDraftStore): Promise<string | undefined> {
  await draft.ready()
  const { answers, state } = draft.read()
  const complete = planSteps(quoteFlow, answers).every(({ schema }) => schema.safeParse(answers).success)
  return complete ? undefined : stepPath(quoteFlow, furthestStep(quoteFlow, answers, state))
}
