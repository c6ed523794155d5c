import type { Database } from '../../database/Database.ts'
import { openPglite } from '../../database/openPglite.ts'
import { openPostgres } from '../../database/openPostgres.ts'
import { checkTables } from './checkTables.ts'

export type DatabaseLocation = ({ folder: string } | { url: string }) & {
  /** The folder of stored files; beside the folder of the embedded database when absent. */
  files?: string
}

/** Opens and migrates the database; it is ready for requests when this resolves. */
export const openDatabase = (location: DatabaseLocation): Promise<Database> =>
  'url' in location ? openPostgres(location.url, checkTables) : openPglite(location.folder, checkTables)
