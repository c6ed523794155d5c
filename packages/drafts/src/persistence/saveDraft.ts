import { type DraftKind, refuseNewer } from '../api/draftKind.ts'
import { DiscardedError, type Drafts, type SavedDraft, type SaveOptions } from '../api/drafts.ts'
import type { OwnerKeys } from '../crypto/ownerKeys.ts'
import { draftContext } from '../crypto/sealContexts.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { makeEntry } from '../outbox/makeEntry.ts'
import { sameSubmit } from '../outbox/sameSubmit.ts'
import { newId } from '../platform/newId.ts'
import { type DraftRow, draftRowId } from '../storage/rows.ts'
import { setAside } from '../storage/setAside.ts'
import { type Store, storedDraft, storedEntries } from '../storage/store.ts'
import { draftOf, draftText, readConfirmation } from './draftReading.ts'
import { expiryOf } from './expiry.ts'
import { joinStored } from './joinStored.ts'
import { type KnownVersions, ownerFor, recordVersion, viewFor } from './knownVersions.ts'

/** How drafts are written, with what is to be sent of them. */
export function draftSaver(
  store: Store,
  keys: OwnerKeys,
  now: () => number,
  present: () => string,
  known: KnownVersions,
): Drafts['save'] {
  /** Undefined when another tab changed the draft or its key meanwhile. */
  async function trySave<Answers>(
    kind: DraftKind<Answers>,
    attempt: string,
    answers: Answers,
    { entry: request, base }: SaveOptions<Answers>,
  ): Promise<SavedDraft<Answers> | undefined> {
    const owner = await ownerFor(known, store, present(), kind.flow, attempt)
    const id = draftRowId(owner, kind.flow)
    const cipher = await keys.made(owner)
    const stored = await storedDraft(store, id)
    refuseNewer(kind, stored)
    const view = viewFor(known, kind.flow, attempt, base)
    // Signed in meanwhile, and the visitor's draft is gone: its run went on with the account, perhaps further than seen here.
    const hasLeft = !stored && owner !== present() && known.runs.has(attempt)
    const run = hasLeft ? newId() : attempt
    const joined = await joinStored(keys, kind, view, stored, run, answers)
    const savedAt = now()
    const head = {
      id,
      owner,
      flow: kind.flow,
      version: kind.version,
      rev: 1 + Math.max(stored?.rev ?? 0, known.runs.get(run)?.rev ?? 0),
      attempt: joined.attempt,
      savedAt: new Date(savedAt).toISOString(),
      expiresAt: expiryOf(savedAt, owner, kind.retainedUntil?.(joined.answers)),
      conflicted: joined.conflicts.length > 0,
    }
    // Sealed before the transaction opens: waiting inside it would let it end.
    const sealed = await cipher.seal(draftText(joined.answers, joined.conflicts), draftContext(head))
    const body = head.conflicted ? undefined : request?.body(joined.answers)
    const entry = request && body && (await makeEntry(head, request.kind, body, cipher))
    const submit =
      entry?.kind === 'submit' && body
        ? await sameSubmit(await storedEntries(store), head.attempt, body, cipher)
        : undefined
    const written = await store.change(async (change) => {
      const current = await change.get('drafts', id)
      if (!(await keys.isCurrent(change, owner)) || !isSame(current, stored)) return undefined
      if (current && joined.damaged) await setAside(change, 'drafts', current, savedAt)
      const entryId = entry ? await enqueue(change, entry, submit) : null
      const before = current?.attempt === head.attempt ? current : undefined
      const queued = entry && entryId === entry.id ? head.rev : before?.queued
      const row = { ...head, ...sealed, queued, confirmed: before?.confirmed }
      await change.put('drafts', row, id)
      return { entryId, row }
    })
    if (!written) return undefined
    const confirmed = await readConfirmation(written.row, cipher)
    const draft = draftOf(head, joined.answers, joined.conflicts, confirmed)
    recordVersion(known, owner, draft)
    return { ...draft, entryId: written.entryId }
  }

  async function checkKey(owner: string): Promise<void> {
    if (await store.change((change) => keys.isCurrent(change, owner))) return
    keys.clear()
    if (owner.startsWith('user:')) throw new DiscardedError('Signed out in another tab.')
  }

  return async (kind, attempt, answers, options = {}) => {
    for (;;) {
      const saved = await trySave(kind, attempt, answers, options)
      if (saved) return saved
      await checkKey(await ownerFor(known, store, present(), kind.flow, attempt))
    }
  }
}

function isSame(row: DraftRow | undefined, other: DraftRow | undefined): boolean {
  return row?.rev === other?.rev && row?.attempt === other?.attempt
}
