import type { DraftCipher } from '../crypto/draftCipher.ts'
import type { OwnerKeys } from '../crypto/ownerKeys.ts'
import { answerContext, draftContext, entryContext } from '../crypto/sealContexts.ts'
import { canSend, isFree, isSameState } from '../outbox/entryRules.ts'
import { movedExpiry } from '../persistence/expiry.ts'
import { newId } from '../platform/newId.ts'
import { clientIdOf, type DraftRow, draftRowId, type EntryRow } from '../storage/rows.ts'
import type { Store } from '../storage/store.ts'

/**
 * Makes one draft another owner's, with what is unsent, in one transaction. What surely never arrived gets a new id; what
 * may have arrived keeps its id and owner until it is answered.
 */
export async function attachDraft(
  store: Store,
  keys: OwnerKeys,
  flow: string,
  from: string,
  to: string,
): Promise<void> {
  for (let done = false; !done; ) {
    const [old, own] = [await keys.existing(from), await keys.made(to)]
    const { draft, entries } = await store.change(async (change) => ({
      draft: await change.get('drafts', draftRowId(from, flow)),
      entries: (await change.all('outbox')).filter((entry) => entry.flow === flow && canSend(entry, from)),
    }))
    if (!draft || !old) return
    const moved = await movedDraft(draft, old, own, to).catch(() => undefined)
    // A draft that cannot be read is set aside when it is next loaded.
    if (!moved) return
    const changed = await Promise.all(entries.map((entry) => movedEntry(entry, old, own, to)))
    done = await store.change(async (change) => {
      const current = await change.get('drafts', draft.id)
      const now = await Promise.all(entries.map(({ id }) => change.get('outbox', id)))
      const same = now.every((entry, at) => isSameState(entry, entries[at]))
      if (current?.rev !== draft.rev || !same || !(await keys.isCurrent(change, to))) return false
      await change.delete('drafts', draft.id)
      await change.put('drafts', { ...moved, queued: current.queued }, moved.id)
      for (const { id } of entries) await change.delete('outbox', id)
      for (const entry of changed) await change.put('outbox', entry, entry.id)
      return true
    })
  }
}

async function movedDraft(
  row: DraftRow,
  old: DraftCipher,
  own: DraftCipher,
  owner: string,
): Promise<DraftRow> {
  const head = {
    ...row,
    id: draftRowId(owner, row.flow),
    owner,
    expiresAt: movedExpiry(row, Date.parse(row.savedAt), owner),
  }
  const { confirmed } = row
  const context = answerContext(row.attempt, confirmed?.rev ?? 0)
  return {
    ...head,
    ...(await own.seal(await old.open(row, draftContext(row)), draftContext(head))),
    confirmed: confirmed && {
      ...confirmed,
      ...(await own.seal(await old.open(confirmed, context), context)),
    },
  }
}

async function movedEntry(
  row: EntryRow,
  old: DraftCipher,
  own: DraftCipher,
  owner: string,
): Promise<EntryRow> {
  const state = row.state === 'paused' ? 'waiting' : row.state
  if (!isFree(row)) return { ...row, state, uncertain: true, attachedTo: owner }
  const head = { ...row, id: newId(), owner, state }
  const body = JSON.parse(await old.open(row, entryContext(row)))
  if ('tracking' in body) Object.assign(body.tracking, { id: head.id, clientId: clientIdOf(owner) })
  const text = JSON.stringify(body)
  return { ...head, ...(await own.seal(text, entryContext(head))) }
}
