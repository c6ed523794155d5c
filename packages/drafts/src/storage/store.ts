import type { DraftRow, EntryRow, Tables } from './rows.ts'

type Name = keyof Tables

/** Reads and writes of one transaction. Waiting for anything else inside it would let it end. */
export interface Change {
  get<Table extends Name>(table: Table, key: string): Promise<Tables[Table] | undefined>
  all<Table extends Name>(table: Table): Promise<Tables[Table][]>
  put<Table extends Name>(table: Table, row: Tables[Table], key: string): Promise<unknown>
  delete(table: Name, key: string): Promise<unknown>
}

export interface Store {
  /** Runs the work as one transaction: all of it is kept, or nothing. */
  change<Result>(work: (change: Change) => Promise<Result>): Promise<Result>
}

const OWNED_TABLES = ['drafts', 'outbox', 'quarantine'] as const

export interface OwnedRow {
  readonly table: (typeof OWNED_TABLES)[number]
  readonly row: Tables[(typeof OWNED_TABLES)[number]]
}

/** Every row that has an owner, and expires. */
export async function ownedRows(change: Change): Promise<readonly OwnedRow[]> {
  const tables = OWNED_TABLES.map(async (table) => (await change.all(table)).map((row) => ({ table, row })))
  return (await Promise.all(tables)).flat()
}

/** A setting, made on first use. Of two tabs that make one at once, the first stored wins. */
export function settingOf<Setting extends Tables['settings']>(
  store: Store,
  name: string,
  made: Setting,
): Promise<Setting> {
  return store.change(async (change) => {
    const known = (await change.get('settings', name)) as Setting | undefined
    if (known === undefined) await change.put('settings', made, name)
    return known ?? made
  })
}

export const storedDraft = (store: Store, id: string): Promise<DraftRow | undefined> =>
  store.change((change) => change.get('drafts', id))

export const storedEntries = (store: Store): Promise<readonly EntryRow[]> =>
  store.change((change) => change.all('outbox'))
