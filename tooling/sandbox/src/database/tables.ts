import * as accountTables from './accountTables.ts'
import * as claimTables from './claimTables.ts'
import * as comparisonTables from './comparisonTables.ts'
import * as identityCheckTables from './identityCheckTables.ts'
import * as identityTables from './identityTables.ts'
import * as policyChangeTables from './policyChangeTables.ts'
import * as resumeTables from './resumeTables.ts'
import * as schema from './schema.ts'

/** Every table, by its name in code. */
export const TABLES = {
  ...schema,
  ...resumeTables,
  ...comparisonTables,
  ...accountTables,
  ...policyChangeTables,
  ...identityTables,
  ...identityCheckTables,
  ...claimTables,
}

export type TableName = keyof typeof TABLES
