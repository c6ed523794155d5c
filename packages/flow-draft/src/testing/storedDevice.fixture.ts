import stored from './databaseVersion2.fixture.json' with { type: 'json' }
import { storageOf } from './page.fixture.ts'

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** A value of the file as the browser holds it: bytes and keys are objects there. */
async function revive(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(revive))
  if (typeof value !== 'object' || value === null) return value
  if ('$bytes' in value) return bytesOf(String(value.$bytes))
  if ('$buffer' in value) return bytesOf(String(value.$buffer)).buffer
  if ('$key' in value && '$algorithm' in value) {
    const { $key, $algorithm } = value
    return crypto.subtle.importKey('raw', bytesOf(String($key)), String($algorithm), false, [
      'encrypt',
      'decrypt',
    ])
  }
  const entries = Object.entries(value).map(async ([name, inner]) => [name, await revive(inner)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

const TABLES = ['drafts', 'outbox', 'quarantine', 'lease'] as const

/** Puts the data of the database's version 2 on the device. The file must not change. */
export async function putVersion2(): Promise<void> {
  const { drafts, outbox, quarantine, lease, settings } = stored
  const tables = { drafts, outbox, quarantine, lease }
  const rows = await Promise.all(TABLES.map(async (table) => [table, await revive(tables[table])] as const))
  const values = Object.entries((await revive(settings)) as Record<string, unknown>)
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('coverkit-plain', stored.version)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => {
      for (const table of TABLES) opening.result.createObjectStore(table, { keyPath: 'id' })
      opening.result.createObjectStore('settings')
    }
    opening.onsuccess = () => {
      const change = opening.result.transaction([...TABLES, 'settings'], 'readwrite')
      for (const [table, list] of rows) {
        for (const row of list as readonly unknown[]) change.objectStore(table).put(row)
      }
      for (const [name, value] of values) change.objectStore('settings').put(value, name)
      change.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

/** The session storage of the tab that was left, with what it carried. */
export function leftStorage(items: Map<string, string> = new Map()) {
  for (const [name, text] of Object.entries(stored.sessionStorage)) items.set(name, atob(text))
  return storageOf(items)
}

export const VISITOR = stored.settings.clientId
