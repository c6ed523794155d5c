import type { PgTable } from 'drizzle-orm/pg-core'
import { applicationTables } from './tables/applications.ts'
import { claimTables } from './tables/claims.ts'
import { comparisonTables } from './tables/comparisons.ts'
import { contactTables } from './tables/contact.ts'
import { customerTables } from './tables/customers.ts'
import { draftTables } from './tables/drafts.ts'
import { identityTables } from './tables/identity.ts'
import { identityCheckTables } from './tables/identityChecks.ts'
import { mailTables } from './tables/mail.ts'
import { policyTables } from './tables/policies.ts'
import { quoteTables } from './tables/quotes.ts'
import { resumeTables } from './tables/resume.ts'
import { signatureTables } from './tables/signatures.ts'
import { transferTables } from './tables/transfers.ts'
import { uploadTables } from './tables/uploads.ts'

/** Every table, by its name in code. The lists of retention, export and closing follow this order. */
export const TABLES = {
  ...draftTables,
  ...quoteTables,
  ...applicationTables,
  ...transferTables,
  ...policyTables,
  ...claimTables,
  ...uploadTables,
  ...signatureTables,
  ...identityCheckTables,
  ...contactTables,
  ...resumeTables,
  ...comparisonTables,
  ...mailTables,
  ...customerTables,
  ...identityTables,
}

export type TableName = keyof typeof TABLES

/** Maps each table by its name in code. */
export const byTable = <Made>(
  make: (table: PgTable, name: TableName) => Made,
): Readonly<Record<TableName, Made>> =>
  Object.fromEntries(
    Object.entries(TABLES).map(([name, table]) => [name, make(table, name as TableName)]),
  ) as Record<TableName, Made>
