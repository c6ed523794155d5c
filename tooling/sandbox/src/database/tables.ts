import * as identityTables from './identityTables.ts'
import * as schema from './schema.ts'

/** Every table, by its name in code. */
export const TABLES = { ...schema, ...identityTables }

export type TableName = keyof typeof TABLES
