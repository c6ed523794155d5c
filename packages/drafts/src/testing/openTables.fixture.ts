import type { IDBPDatabase } from 'idb'
import { openDraftDatabase } from '../storage/draftDatabase.ts'

/** Opens a brand's tables on the disk, for tests that inspect or damage them. */
export const openTables = (brand = 'plain'): Promise<IDBPDatabase> => openDraftDatabase(brand)
