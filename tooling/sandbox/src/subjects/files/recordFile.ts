import type { Queries } from '../../database/Database.ts'
import type { StoredFile } from '../../file-store/sealedFiles.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'

type RecordServices = Pick<Services, 'database' | 'files'>

/** Records a stored file in a transaction; returns the key of a file that is not needed any more. */
export type RecordStored = (queries: Queries, stored: StoredFile) => Promise<string | null>

/**
 * Stores a file first, and then its row: a row never names a file that is not there. Files without a row are
 * removed at once where that is certain; a sweep finds the others.
 */
export async function recordFile(
  { database, files }: RecordServices,
  { purpose, bytes }: { purpose: string; bytes: Buffer },
  record: RecordStored,
): Promise<void> {
  const stored = await files.write(purpose, [bytes])
  const unneeded = await database.queries
    .transaction((queries) => record(queries, stored))
    .catch(async (error) => {
      // After any other error the row may be there: a connection can end between a commit and its answer.
      if (error instanceof Problem) await files.remove(stored.key)
      throw error
    })
  if (unneeded !== null) await files.remove(unneeded)
}
