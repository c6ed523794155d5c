import { createRunExclusive } from '../platform/runExclusive.ts'
import { TABLES } from './rows.ts'
import type { Change, Store } from './store.ts'

/** Rows in memory, by table and key. Rows are never changed in place. */
export type MemoryTables = ReadonlyMap<string, Map<string, unknown>>

export function memoryTables(from?: MemoryTables): MemoryTables {
  return new Map(TABLES.map((table) => [table, new Map(from?.get(table))]))
}

export function memoryChange(tables: MemoryTables): Change {
  const of = (table: string) => tables.get(table) as Map<string, never>
  return {
    get: async (table, key) => of(table).get(key),
    all: async (table) => [...of(table).values()],
    put: async (table, row, key) => of(table).set(key, row as never),
    delete: async (table, key) => of(table).delete(key),
  }
}

/** A store that is gone with the page. */
export function memoryStore(start: MemoryTables): Store {
  let tables = start
  const runExclusive = createRunExclusive()
  return {
    change: (work) =>
      runExclusive(async () => {
        const changed = memoryTables(tables)
        const result = await work(memoryChange(changed))
        tables = changed
        return result
      }),
  }
}
