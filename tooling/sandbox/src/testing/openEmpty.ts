import type { Database } from '../database/Database.ts'
import { openDatabase } from '../subjects/records/openDatabase.ts'
import { type Engine, emptyDatabase } from './engines.ts'

/** Opens an empty database without a backend. */
export async function openEmpty(engine: Engine): Promise<Database> {
  const empty = await emptyDatabase(engine)
  const database = await openDatabase(empty.database)
  return {
    ...database,
    close: async () => {
      await database.close()
      empty.remove()
    },
  }
}
