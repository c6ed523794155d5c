import type { Tracking } from '@coverkit/core'
import type { DraftCipher } from './draftCipher.ts'
import { newId } from './newId.ts'
import type { EntryKind } from './outgoing.ts'
import { type DraftRow, ENTRY_VERSION, type EntryRow } from './rows.ts'
import { entryContext } from './sealContexts.ts'

/** The outbox row of a request. From here on its body stays as it is, byte for byte. */
export async function makeEntry(
  { owner, flow, rev, attempt, savedAt, expiresAt }: Omit<DraftRow, 'iv' | 'data'>,
  kind: EntryKind,
  body: object,
  clientId: string,
  cipher: DraftCipher,
): Promise<EntryRow> {
  const id = newId()
  const tracking: Tracking = { id, clientId, draft: attempt, rev, sentAt: savedAt }
  const text = JSON.stringify('tracking' in body ? { ...body, tracking } : body)
  const sealed = await cipher.seal(text, entryContext({ id, draftId: attempt, rev, owner }))
  return {
    id,
    schemaVersion: ENTRY_VERSION,
    draftId: attempt,
    flow,
    kind,
    rev,
    owner,
    state: 'waiting',
    uncertain: false,
    attempts: 0,
    firstAttemptAt: null,
    nextAt: 0,
    notBefore: 0,
    problems: [],
    expiresAt,
    ...sealed,
  }
}
