import { answersOf } from '../../database/declareTable.ts'
import { byTable } from './allTables.ts'

/** The retention rules of every table, as the tables declare them. */
export const RETENTION = byTable((table) => answersOf(table).retention)
