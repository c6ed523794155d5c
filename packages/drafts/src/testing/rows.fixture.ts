import { memoryStore, memoryTables } from '../storage/memoryStore.ts'
import type { DraftRow, EntryRow } from '../storage/rows.ts'
import type { Store } from '../storage/store.ts'

export const ANON = 'anon:1'
export const ADA = 'user:ada'
export const NOW = Date.parse('2026-11-21T10:00:00Z')
const IN_A_WEEK = '2026-11-28T10:00:00.000Z'
const sealed = (text: string) => ({ iv: new Uint8Array(), data: new TextEncoder().encode(text).buffer })

/** A save of one draft that waits, with what is to be otherwise. */
export function entryRow(changes: Partial<EntryRow> = {}): EntryRow {
  return {
    id: 'e1',
    schemaVersion: 1,
    draftId: 'run',
    flow: 'trip',
    kind: 'save',
    rev: 1,
    owner: ANON,
    state: 'waiting',
    uncertain: false,
    attempts: 0,
    firstAttemptAt: null,
    nextAt: 0,
    notBefore: 0,
    problems: [],
    expiresAt: IN_A_WEEK,
    ...sealed('{}'),
    ...changes,
  }
}

export function draftRow(changes: Partial<DraftRow> = {}): DraftRow {
  const { owner = ANON, flow = 'trip' } = changes
  return {
    id: `${owner}/${flow}`,
    owner,
    flow,
    version: 1,
    rev: 1,
    attempt: 'run',
    savedAt: '2026-11-21T10:00:00.000Z',
    expiresAt: IN_A_WEEK,
    ...sealed('{"name":"Ada"}'),
    ...changes,
  }
}

export interface Stored {
  readonly drafts?: readonly DraftRow[]
  readonly outbox?: readonly EntryRow[]
}

/** A store that holds these rows. */
export async function storeWith({ drafts = [], outbox = [] }: Stored = {}): Promise<Store> {
  const store = memoryStore(memoryTables())
  await store.change(async (change) => {
    for (const row of drafts) await change.put('drafts', row, row.id)
    for (const row of outbox) await change.put('outbox', row, row.id)
  })
  return store
}

export const entriesIn = (store: Store) => store.change((change) => change.all('outbox'))
export const draftsIn = (store: Store) => store.change((change) => change.all('drafts'))
export const setAsideIn = (store: Store) => store.change((change) => change.all('quarantine'))
