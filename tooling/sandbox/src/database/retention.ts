import { answersOf } from './declareTable.ts'
import { byTable } from './tables.ts'

/** How long the data of every table is retained, as the tables declare it. */
export const RETENTION = byTable((table) => answersOf(table).retention)
