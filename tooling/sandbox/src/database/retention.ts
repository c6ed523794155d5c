import { answersOf } from './declareTable.ts'
import { byTable } from './tables.ts'

/** The retention rules of every table, as the tables declare them. */
export const RETENTION = byTable((table) => answersOf(table).retention)
