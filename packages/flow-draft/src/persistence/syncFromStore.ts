import type { FlowAnswers } from '../state/FlowAnswers.ts'
import { hasUnsaved } from '../state/isPristine.ts'
import type { DraftContext } from './DraftContext.ts'
import { readAnswer } from './readAnswer.ts'
import { stateNow } from './stateNow.ts'

interface Actions {
  /** Persisting merges both, and finds where they contradict each other. */
  commit(): Promise<unknown>
  /** Another customer uses the device now. */
  compareOwners(): void
}

/**
 * Merges another tab's changes of the draft (edited, restarted or deleted) and the server's answers. Compares
 * again, now that no write of this page is in flight.
 */
export async function syncFromStore<Answers extends FlowAnswers, Id extends string>(
  context: DraftContext<Answers, Id>,
  { commit, compareOwners }: Actions,
): Promise<void> {
  const { definition, record, dispatch, open } = context
  const { drafts, kind } = await open()
  if (drafts.clientId !== record().loadedByOwner) return compareOwners()
  const { rev } = await stateNow(drafts, kind.flow)
  if (rev === 0 && record().rev > 0) return dispatch({ type: 'removed' })
  if (rev === record().rev) return readAnswer(context)
  if (hasUnsaved(definition, record())) {
    await commit()
    return
  }
  const base = record().answers
  const loaded = await drafts.load(kind)
  if (loaded.status === 'found') dispatch({ type: 'reloaded', kind, base, draft: loaded.draft })
  if (loaded.status === 'newer') dispatch({ type: 'outdated' })
}
