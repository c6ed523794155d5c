import type { PgTable } from 'drizzle-orm/pg-core'
import { codeTables } from '../../codes/tables.ts'
import { identityTables } from '../../identity/tables.ts'
import { mailTables } from '../../mail/tables.ts'
import { accountTables } from '../accounts/tables.ts'
import { claimTables } from '../claims/tables.ts'
import { comparisonTables } from '../comparisons/tables.ts'
import { contactTables } from '../contact/tables.ts'
import { changeTables } from '../cover-changes/tables.ts'
import { deathClaimTables } from '../death-claims/tables.ts'
import { draftTables } from '../drafts/tables.ts'
import { uploadTables } from '../files/tables.ts'
import { identityCheckTables } from '../identity-check/tables.ts'
import { inCaseTables } from '../in-case/tables.ts'
import { insurabilityTables } from '../insurability/tables.ts'
import { nominationTables } from '../nominations/tables.ts'
import { policyTables } from '../policies/tables.ts'
import { quoteTables } from '../quotes/tables.ts'
import { resumeTables } from '../resume/tables.ts'
import { signatureTables } from '../signatures/tables.ts'
import { applicationTables } from '../submissions/applicationTables.ts'
import { transferTables } from '../submissions/transferTables.ts'
import { supportNeedsTables } from '../support-needs/tables.ts'

/** Every table, by its name in code. The lists of retention, export and closing follow this order. */
export const TABLES = {
  ...draftTables,
  ...quoteTables,
  ...applicationTables,
  ...transferTables,
  ...policyTables,
  ...changeTables,
  ...insurabilityTables,
  ...nominationTables,
  ...inCaseTables,
  ...claimTables,
  ...deathClaimTables,
  ...uploadTables,
  ...signatureTables,
  ...identityCheckTables,
  ...contactTables,
  ...resumeTables,
  ...comparisonTables,
  ...mailTables,
  ...accountTables,
  ...supportNeedsTables,
  ...identityTables,
  ...codeTables,
}

export type TableName = keyof typeof TABLES

/** Maps each table by its name in code. */
export const byTable = <Made>(
  make: (table: PgTable, name: TableName) => Made,
): Readonly<Record<TableName, Made>> =>
  Object.fromEntries(
    Object.entries(TABLES).map(([name, table]) => [name, make(table, name as TableName)]),
  ) as Record<TableName, Made>
