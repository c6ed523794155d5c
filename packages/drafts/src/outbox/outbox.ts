import type { SendOutcome } from '../api/outgoing.ts'
import { draftRowId, ENTRY_VERSION, type EntryRow, type Sealed } from '../storage/rows.ts'
import type { Change } from '../storage/store.ts'

const BASE_MS = 500
const CAP_MS = 60_000
const LONGEST_WAIT_MS = 600_000

/**
 * Adds an entry in the transaction that keeps its draft. Of a draft's saves, at most one is unsent and free: a newer
 * entry replaces it, and whatever was refused. A submit that is not answered yet stays.
 *
 * @param standing a submit of the same that stands for this one while it is not answered
 * @returns the id of the entry that now stands for the request
 */
export async function enqueue(change: Change, entry: EntryRow, standing?: string): Promise<string> {
  const all = await change.all('outbox')
  const others = all.filter(({ draftId }) => draftId === entry.draftId)
  const isStanding = others.some(({ id, state }) => id === standing && state !== 'attention')
  if (standing !== undefined && isStanding) return standing
  for (const other of others) {
    if (isReplaceable(other)) await change.delete('outbox', other.id)
  }
  const paused = all.some(({ owner, state }) => owner === entry.owner && state === 'paused')
  await change.put('outbox', paused ? { ...entry, state: 'paused' } : entry, entry.id)
  return entry.id
}

function isReplaceable(entry: EntryRow): boolean {
  return entry.state === 'attention' || (entry.kind === 'save' && isFree(entry))
}

/** It surely never arrived, and is not on its way: it may be replaced or get another id. */
export function isFree({ state, uncertain }: EntryRow): boolean {
  return state !== 'in-flight' && !uncertain
}

/** May it go out while this owner uses the device? */
export function mayGo(entry: EntryRow, owner: string): boolean {
  return (entry.attachedTo ?? entry.owner) === owner && entry.schemaVersion <= ENTRY_VERSION
}

/** The next entry of every draft. What was refused holds up nothing. */
export function nextEntries(entries: readonly EntryRow[]): readonly EntryRow[] {
  const heads = new Map<string, EntryRow>()
  for (const entry of entries) {
    const head = heads.get(entry.draftId)
    if (entry.state !== 'attention' && (!head || entry.rev < head.rev)) heads.set(entry.draftId, entry)
  }
  return [...heads.values()]
}

/** When an entry is tried next: now for one that a closed page left in flight, never for a paused one. */
export function dueAt({ state, nextAt, notBefore }: EntryRow, now: number): number {
  if (state === 'paused') return Number.POSITIVE_INFINITY
  if (state === 'in-flight') return now
  const at = Math.max(nextAt, notBefore)
  // No wait is that long: the clock was put back.
  return at - now > LONGEST_WAIT_MS + CAP_MS ? now : at
}

/** Freezes an entry for sending; undefined when another tab was faster or it is gone. */
export async function markInFlight(
  change: Change,
  seen: EntryRow,
  now: number,
): Promise<EntryRow | undefined> {
  const entry = await change.get('outbox', seen.id)
  if (!entry || entry.state !== seen.state || entry.attempts !== seen.attempts) return undefined
  const marked: EntryRow = {
    ...entry,
    state: 'in-flight',
    uncertain: entry.uncertain || entry.state === 'in-flight',
    attempts: entry.attempts + 1,
    firstAttemptAt: entry.firstAttemptAt ?? now,
  }
  await change.put('outbox', marked, entry.id)
  return marked
}

/** `withheld`: it did not leave after all. */
export type Outcome = SendOutcome | { readonly kind: 'withheld' }

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
  await change.put('outbox', { ...entry, ...afterAttempt(entry, outcome, at) }, entry.id)
  if (outcome.kind === 'unauthorised') await pause(change, entry.owner)
}

function afterAttempt(
  { attempts }: EntryRow,
  outcome: Exclude<Outcome, { readonly kind: 'confirmed' }>,
  { now, random }: { readonly now: number; readonly random: number },
): Partial<EntryRow> {
  if (outcome.kind === 'attention') {
    return { state: 'attention', uncertain: false, problems: outcome.problems }
  }
  if (outcome.kind === 'unauthorised') return { state: 'paused' }
  if (outcome.kind === 'withheld') return { state: 'waiting' }
  const requested = outcome.kind === 'retry' ? Math.min(outcome.retryAfterMs ?? 0, LONGEST_WAIT_MS) : 0
  const notBefore = now + requested
  const nextAt = notBefore + random * Math.min(CAP_MS, BASE_MS * 2 ** (attempts - 1))
  return { state: 'waiting', uncertain: true, nextAt, notBefore }
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
export function hurry(change: Change, owner: string, states: readonly EntryRow['state'][]): Promise<void> {
  return rewrite(change, (entry) =>
    mayGo(entry, owner) && states.includes(entry.state) ? { ...entry, state: 'waiting', nextAt: 0 } : entry,
  )
}

async function rewrite(change: Change, changed: (entry: EntryRow) => EntryRow): Promise<void> {
  for (const entry of await change.all('outbox')) {
    const next = changed(entry)
    if (next !== entry) await change.put('outbox', next, entry.id)
  }
}
