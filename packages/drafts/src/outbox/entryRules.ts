import type { SendOutcome } from '../api/outgoing.ts'
import { ENTRY_VERSION, type EntryRow } from '../storage/rows.ts'

const BASE_MS = 500
const CAP_MS = 60_000
const LONGEST_WAIT_MS = 600_000
/** No `Date` is later. */
const LAST_DATE_MS = 8.64e15

/** It surely never arrived, and is not on its way: it may be replaced or get another id. */
export function isFree({ state, uncertain }: EntryRow): boolean {
  return state !== 'in-flight' && !uncertain
}

/** Returns whether the entry was neither tried nor paused meanwhile. */
export function isSameState(entry: EntryRow | undefined, seen: EntryRow | undefined): boolean {
  return entry?.state === seen?.state && entry?.attempts === seen?.attempts
}

/** Returns whether the unencrypted fields are usable: an entry with a damaged one would be tried without end. */
export function isSound({ state, attempts, nextAt, notBefore }: EntryRow): boolean {
  const numbers = [attempts, nextAt, notBefore]
  return (
    typeof state === 'string' && numbers.every((value) => Number.isFinite(value) && value <= LAST_DATE_MS)
  )
}

/** May it go out while this owner uses the device? */
export function canSend(entry: EntryRow, owner: string): boolean {
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

const MOST_REPEATS = 10

/** `withheld`: it did not leave after all. */
export type Outcome = SendOutcome | { readonly kind: 'withheld' }

/** Returns the changes of an entry after a try that was not confirmed. */
export function afterAttempt(
  { attempts, problems: noted }: EntryRow,
  outcome: Exclude<Outcome, { readonly kind: 'confirmed' }>,
  { now, random }: { readonly now: number; readonly random: number },
): Partial<EntryRow> {
  if (outcome.kind === 'attention') {
    return { state: 'attention', uncertain: false, problems: outcome.problems }
  }
  if (outcome.kind === 'unauthorised') return { state: 'paused' }
  if (outcome.kind === 'withheld') return { state: 'waiting' }
  const notBefore = now + Math.min(outcome.retryAfterMs ?? 0, LONGEST_WAIT_MS)
  const nextAt = notBefore + random * Math.min(CAP_MS, BASE_MS * 2 ** (attempts - 1))
  const problems = noted.concat(outcome.problems ?? [])
  const state = outcome.problems && problems[MOST_REPEATS] ? 'attention' : 'waiting'
  return { state, uncertain: true, nextAt, notBefore, problems }
}
