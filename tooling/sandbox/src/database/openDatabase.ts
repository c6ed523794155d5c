import type { Database } from './Database.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'

export type DatabasePlace = { folder: string } | { url: string }

/** Opens and migrates the database; it is ready for requests when this resolves. */
export const openDatabase = (place: DatabasePlace): Promise<Database> =>
  'url' in place ? openPostgres(place.url) : openPglite(place.folder)
