import type { Database } from './Database.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'

export type DatabaseLocation = ({ folder: string } | { url: string }) & {
  /** The folder of stored files; beside the folder of the embedded database when absent. */
  files?: string
}

/** Opens and migrates the database; it is ready for requests when this resolves. */
export const openDatabase = (location: DatabaseLocation): Promise<Database> =>
  'url' in location ? openPostgres(location.url) : openPglite(location.folder)
