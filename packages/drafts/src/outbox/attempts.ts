import { draftRowId, type EntryRow, type Sealed } from '../storage/rows.ts'
import type { Change } from '../storage/store.ts'
import { afterAttempt, canSend, isSameState, type Outcome } from './entryRules.ts'

/**
 * Freezes an entry for sending; undefined when another tab was faster or it is gone.
 *
 * @param completed its body, where an answer has completed it since it was made
 */
export async function markInFlight(
  change: Change,
  seen: EntryRow,
  now: number,
  completed?: Sealed,
): Promise<EntryRow | undefined> {
  const entry = await change.get('outbox', seen.id)
  if (!entry || !isSameState(entry, seen)) return undefined
  const marked: EntryRow = {
    ...entry,
    ...completed,
    state: 'in-flight',
    uncertain: entry.uncertain || entry.state === 'in-flight',
    attempts: entry.attempts + 1,
    firstAttemptAt: entry.firstAttemptAt ?? now,
  }
  await change.put('outbox', marked, entry.id)
  return marked
}

/** Writes down how an attempt ended. A later attempt by another tab, or its end, is not set back. */
export async function resolve(
  change: Change,
  sent: EntryRow,
  outcome: Outcome,
  at: { readonly now: number; readonly random: number; readonly answer: Sealed | undefined },
): Promise<void> {
  const entry = await change.get('outbox', sent.id)
  if (!entry) return
  if (outcome.kind === 'confirmed') {
    await change.delete('outbox', entry.id)
    return confirm(change, entry, at)
  }
  if (entry.attempts !== sent.attempts) return
  // A newer entry replaces a refused save; the server checks the same answers again in that one.
  if (outcome.kind === 'attention' && (await isSuperseded(change, entry))) {
    await change.delete('outbox', entry.id)
    return
  }
  await change.put('outbox', { ...entry, ...afterAttempt(entry, outcome, at) }, entry.id)
  if (outcome.kind === 'unauthorised') await pause(change, entry.owner)
}

async function isSuperseded(change: Change, { kind, draftId, rev }: EntryRow): Promise<boolean> {
  if (kind !== 'save') return false
  return (await change.all('outbox')).some((other) => other.draftId === draftId && other.rev > rev)
}

async function confirm(
  change: Change,
  { owner, attachedTo, flow, draftId, rev }: EntryRow,
  { now, answer }: { readonly now: number; readonly answer: Sealed | undefined },
): Promise<void> {
  const id = draftRowId(attachedTo ?? owner, flow)
  const draft = await change.get('drafts', id)
  if (draft?.attempt !== draftId || rev <= (draft.confirmed?.rev ?? 0) || !answer) return
  await change.put('drafts', { ...draft, confirmed: { rev, at: new Date(now).toISOString(), ...answer } }, id)
}

function pause(change: Change, owner: string): Promise<void> {
  return rewrite(change, (entry) =>
    entry.owner === owner && entry.state === 'waiting' ? { ...entry, state: 'paused' } : entry,
  )
}

/** Makes an owner's entries in these states due now, but for what the server asked to wait. */
export function makeDueNow(
  change: Change,
  owner: string,
  states: readonly EntryRow['state'][],
): Promise<void> {
  return rewrite(change, (entry) =>
    canSend(entry, owner) && states.includes(entry.state) ? { ...entry, state: 'waiting', nextAt: 0 } : entry,
  )
}

async function rewrite(change: Change, changed: (entry: EntryRow) => EntryRow): Promise<void> {
  for (const entry of await change.all('outbox')) {
    const next = changed(entry)
    if (next !== entry) await change.put('outbox', next, entry.id)
  }
}
