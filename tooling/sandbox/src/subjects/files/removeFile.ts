import type { Queries } from '../../database/Database.ts'
import type { Services } from '../../services/Services.ts'

/** Removes the row of a file in a transaction, and then the file. */
export async function removeFile(
  { database, files }: Pick<Services, 'database' | 'files'>,
  remove: (queries: Queries) => Promise<string | null>,
): Promise<void> {
  const key = await database.queries.transaction(remove)
  if (key !== null) await files.remove(key)
}
