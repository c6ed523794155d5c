import type { TableName } from '../database/tables.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import { openJson, type Sealed } from '../sealing/sealedJson.ts'

type Kind = Parameters<typeof openJson>[1]

/** The columns that are sealed as JSON, with their kind and the column that identifies the row. */
const SEALED: Partial<Record<TableName, { column: string; kind: Kind; id: string }>> = {
  users: { column: 'profile', kind: 'profile', id: 'subject' },
  identityUsers: { column: 'attributes', kind: 'log-in attributes', id: 'sub' },
  beneficiaries: { column: 'contact', kind: 'beneficiary', id: 'id' },
  secondPolicyHolders: { column: 'holder', kind: 'second policy holder', id: 'owner' },
  quotes: { column: 'body', kind: 'quote', id: 'id' },
  calculations: { column: 'body', kind: 'calculation', id: 'id' },
  contactRequests: { column: 'body', kind: 'contact request', id: 'id' },
  appointments: { column: 'body', kind: 'appointment request', id: 'id' },
  resumes: { column: 'content', kind: 'resume', id: 'tokenHash' },
  mailedComparisons: { column: 'content', kind: 'mailed comparison', id: 'tokenHash' },
}

/** Opens the sealed column of a row with the key. */
export function openedRow(
  sealing: Sealing,
  table: TableName,
  row: Record<string, unknown>,
): Record<string, unknown> {
  const rule = SEALED[table]
  const stored = rule && row[rule.column]
  if (!rule || !stored) return row
  const opened = openJson(sealing, rule.kind, String(row[rule.id]), stored as Sealed<object>)
  return { ...row, [rule.column]: opened }
}
