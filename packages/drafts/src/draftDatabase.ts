import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { createDraftKey } from './draftCipher.ts'

/** One stored draft. Only what is needed to find and expire it stands in the clear. */
export interface DraftRow {
  readonly id: string
  readonly owner: string
  readonly flow: string
  readonly version: number
  readonly rev: number
  readonly attempt: string
  readonly savedAt: string
  readonly expiresAt: string
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: DraftRow; indexes: { owner: string } }
  quarantine: { key: string; value: DraftRow & { readonly setAsideAt: string } }
  settings: { key: string; value: CryptoKey | string }
}

export type DraftDatabase = IDBPDatabase<DraftSchema>

/** A write that is on the disk when its transaction completes. */
export const STRICT = { durability: 'strict' } as const

const DATABASE_VERSION = 1

/**
 * Opens the brand's database and proves with a strict write that it keeps what it is given.
 *
 * @throws whatever the browser throws when storage is refused, full or broken.
 */
export async function openDraftDatabase(brand: string): Promise<DraftDatabase> {
  const database = await openDB<DraftSchema>(`coverkit-${brand}`, DATABASE_VERSION, {
    upgrade(created) {
      created.createObjectStore('drafts', { keyPath: 'id' }).createIndex('owner', 'owner')
      created.createObjectStore('quarantine', { keyPath: 'id' })
      created.createObjectStore('settings')
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  const probe = database.transaction('settings', 'readwrite', STRICT)
  await probe.store.put('kept', 'probe')
  await probe.done
  return database
}

/** The value of a setting, made and stored when there is none. Of two tabs making one at once, the first stored wins. */
export async function settingOf<Value extends CryptoKey | string>(
  database: DraftDatabase,
  name: string,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const stored = await database.get('settings', name)
  if (stored !== undefined) return stored as Value
  const made = await make()
  const transaction = database.transaction('settings', 'readwrite', STRICT)
  const raced = await transaction.store.get(name)
  if (raced === undefined) await transaction.store.put(made, name)
  await transaction.done
  return (raced as Value | undefined) ?? made
}

export function draftKeyOf(database: DraftDatabase): Promise<CryptoKey> {
  return settingOf(database, 'key', createDraftKey)
}
