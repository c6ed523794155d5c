import type { FlowAnswers } from '../state/FlowAnswers.ts'
import type { DraftContext } from './DraftContext.ts'

/**
 * Reads the server's answer to a request of this draft, for a flow that merges it in. The answer is stored
 * with the draft: one that another tab changes at this moment is read with that change.
 */
export async function readAnswer<Answers extends FlowAnswers, Id extends string>({
  definition,
  record,
  dispatch,
  open,
}: Pick<DraftContext<Answers, Id>, 'definition' | 'record' | 'dispatch' | 'open'>): Promise<void> {
  const { stored } = record()
  if (definition.flow.accepted === undefined || stored === undefined) return
  const { drafts, kind } = await open()
  const loaded = await drafts.load(kind)
  if (loaded.status === 'found') dispatch({ type: 'reloaded', kind, base: stored, draft: loaded.draft })
}
