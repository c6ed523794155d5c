import type { Completion } from '../api/outgoing.ts'
import type { DraftCipher } from '../crypto/draftCipher.ts'
import { answerContext, entryContext } from '../crypto/sealContexts.ts'
import { draftRowId, type EntryRow, type Sealed } from '../storage/rows.ts'
import { type Store, storedDraft } from '../storage/store.ts'

export interface CompletionParts {
  readonly store: Store
  readonly completions: Readonly<Record<string, Completion>>
  readonly cipherOf: (owner: string) => Promise<DraftCipher | undefined>
}

/**
 * The body of a save before its first try, completed by what the server answered to an earlier save of the draft since the
 * body was made. Undefined where it stays as it is: after a try it always does, so that repeats are byte-identical.
 */
export async function completedBody(
  { store, completions, cipherOf }: CompletionParts,
  entry: EntryRow,
): Promise<Sealed | undefined> {
  const { flow, kind, owner, draftId, rev, attempts } = entry
  const complete = completions[flow]
  if (!complete || kind !== 'save' || attempts > 0) return undefined
  const draft = await storedDraft(store, draftRowId(owner, flow))
  if (!draft?.confirmed || draft.attempt !== draftId || draft.confirmed.rev >= rev) return undefined
  const { confirmed } = draft
  try {
    const cipher = await cipherOf(owner)
    const text = await cipher?.open(entry, entryContext(entry))
    const answer = await cipher?.open(confirmed, answerContext(draftId, confirmed.rev))
    if (text === undefined || answer === undefined || answer === 'null') return undefined
    const completed = JSON.stringify(complete(JSON.parse(text) as never, JSON.parse(answer) as never))
    return completed === text ? undefined : await cipher?.seal(completed, entryContext(entry))
  } catch {
    // An answer that can't be read completes nothing; a body that can't be read is set aside by its try.
    return undefined
  }
}
