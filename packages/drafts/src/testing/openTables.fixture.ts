import type { IDBPDatabase } from 'idb'
import { openDraftDatabase } from '../storage/draftDatabase.ts'

/** What a brand has on the disk, to look at and to damage. */
export const openTables = (brand = 'plain'): Promise<IDBPDatabase> => openDraftDatabase(brand)
