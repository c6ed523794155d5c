import type { Json } from './json.ts'

/** The rows that the literal backend has stored, by the customer's address. */
export interface LiteralRecords {
  readonly users: Map<string, Json>
  readonly beneficiaries: Map<string, readonly Json[]>
  readonly secondHolders: Map<string, Json>
  readonly transferred: Map<string, readonly Json[]>
  /** Counts what got an id. */
  ids: number
}

export const emptyRecords = (): LiteralRecords => ({
  users: new Map(),
  beneficiaries: new Map(),
  secondHolders: new Map(),
  transferred: new Map(),
  ids: 0,
})

/** An id in the backend's own form, which is no UUID. */
export function newId(records: LiteralRecords, kind: string): string {
  records.ids += 1
  return `${kind}-${records.ids}`
}
