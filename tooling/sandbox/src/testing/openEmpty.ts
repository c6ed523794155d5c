import type { Database } from '../database/Database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { type Engine, emptyPlace } from './engines.ts'

/** An empty database without a server before it. */
export async function openEmpty(engine: Engine): Promise<Database> {
  const place = await emptyPlace(engine)
  const database = await openDatabase(place.database)
  return {
    ...database,
    close: async () => {
      await database.close()
      place.remove()
    },
  }
}
