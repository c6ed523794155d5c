import { answersOf } from '../database/declareTable.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import { TABLES, type TableName } from '../subjects/records/allTables.ts'

/** Opens the sealed columns of a row with the key, as an export of the table does. */
export function openedRow(
  sealing: Sealing,
  table: TableName,
  row: Record<string, unknown>,
): Record<string, unknown> {
  const { exported } = answersOf(TABLES[table])
  return 'open' in exported && exported.open ? { ...row, ...exported.open(sealing, row) } : row
}
