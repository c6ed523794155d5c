import type { Tracking } from '@coverkit/core'
import type { EntryKind } from '../api/outgoing.ts'
import type { DraftCipher } from '../crypto/draftCipher.ts'
import { entryContext } from '../crypto/sealContexts.ts'
import { newId } from '../platform/newId.ts'
import { clientIdOf, type DraftRow, ENTRY_VERSION, type EntryRow } from '../storage/rows.ts'

/** The outbox row of a request. From its first try on its body stays as it is, byte for byte: see `completedBody`. */
export async function makeEntry(
  { owner, flow, rev, attempt, savedAt, expiresAt }: Omit<DraftRow, 'iv' | 'data'>,
  kind: EntryKind,
  body: object,
  cipher: DraftCipher,
): Promise<EntryRow> {
  const id = newId()
  const tracking: Tracking = { id, clientId: clientIdOf(owner), draft: attempt, rev, sentAt: savedAt }
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
