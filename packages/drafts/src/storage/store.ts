import type { Tables } from './rows.ts'

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
