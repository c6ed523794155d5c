import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { claimFilePurpose, claimFiles } from '../claims/tables.ts'
import { identityFilePurpose, identityFiles } from '../identity-check/tables.ts'
import { insurabilityFilePurpose, insurabilityFiles } from '../insurability/tables.ts'
import { transferFilePurpose, transferFiles } from '../submissions/transferTables.ts'

/** A table whose rows name a stored file. */
export interface FileTable {
  table: PgTable & Record<'number' | 'size' | 'file' | 'fileHash' | 'sealedFile', PgColumn>
  /** The column of the record that a file belongs to. */
  record: PgColumn
  /** A sealed file opens for its own record and number alone. */
  purposeOf: (record: string, number: number) => string
}

export const FILE_TABLES: readonly FileTable[] = [
  { table: transferFiles, record: transferFiles.draftKey, purposeOf: transferFilePurpose },
  { table: insurabilityFiles, record: insurabilityFiles.request, purposeOf: insurabilityFilePurpose },
  { table: claimFiles, record: claimFiles.claim, purposeOf: claimFilePurpose },
  { table: identityFiles, record: identityFiles.check, purposeOf: identityFilePurpose },
]
