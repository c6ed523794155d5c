import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { TABLES, type Tables } from './rows.ts'
import type { Store } from './store.ts'

const DATABASE_VERSION = 2
/**
 * How long an opening may take. A page of an older version may keep the database from being brought up to date; in Safari, a
 * page that was left while it made its database keeps all others waiting. A page that opens nothing works in memory, and
 * says so.
 */
const PATIENCE_MS = 10_000

/** A write that is on the disk when its transaction completes. */
const STRICT = { durability: 'strict' } as const

/** The transactions that have not ended. */
export type OpenTransactions = Set<Pick<IDBTransaction, 'abort'>>

/**
 * Opens the brand's database.
 *
 * @param onClosed the browser or a page of another version closed it; `newer` then tells that this page is outdated
 * @throws whatever the browser throws when storage is refused, broken or of a newer version
 */
export async function openDraftDatabase(
  brand: string,
  onClosed: (newer: boolean) => void = () => undefined,
  open: OpenTransactions = new Set(),
): Promise<IDBPDatabase> {
  const opening = openDB(`coverkit-${brand}`, DATABASE_VERSION, {
    upgrade(database, from, _to, transaction) {
      note(transaction, open)
      // An aborted transaction fails the opening too.
      upgrade(database, from, transaction).catch(() => abort(transaction))
    },
    blocking(_current, next, event) {
      ;(event.target as IDBDatabase).close()
      onClosed(next !== null)
    },
    terminated: () => onClosed(false),
  })
  let waiting: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    waiting = setTimeout(() => reject(new DOMException('late', 'TimeoutError')), PATIENCE_MS)
  })
  return Promise.race([opening, tooLate])
    .catch((error) => {
      opening.then((late) => late.close()).catch(() => undefined)
      throw error
    })
    .finally(() => clearTimeout(waiting))
}

async function upgrade(
  database: IDBPDatabase,
  from: number,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
): Promise<void> {
  if (from < 1) {
    database.createObjectStore('drafts', { keyPath: 'id' })
    database.createObjectStore('quarantine', { keyPath: 'id' })
    database.createObjectStore('settings')
  }
  database.createObjectStore('outbox', { keyPath: 'id' })
  database.createObjectStore('lease', { keyPath: 'id' })
  const settings = transaction.objectStore('settings')
  // Version 1 had one key, the anonymous visitor's, since it had no sign-in.
  const [key, clientId] = [await settings.get('key'), await settings.get('clientId')]
  if (key) await settings.put({ id: clientId, key }, `key:anon:${clientId}`)
  await settings.delete('key')
}

/** Keeps a transaction among the open ones until it ends. */
function note(transaction: { readonly done: Promise<void>; abort(): void }, open: OpenTransactions): void {
  open.add(transaction)
  const ended = () => void open.delete(transaction)
  transaction.done.then(ended, ended)
}

/** Ends a transaction, unless it has ended. */
export function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort()
  } catch {
    // Its own end says more than this one.
  }
}

export function deviceStore(database: IDBPDatabase, open: OpenTransactions = new Set()): Store {
  return {
    async change(work) {
      const transaction = database.transaction(TABLES, 'readwrite', STRICT)
      const of = (table: keyof Tables) => transaction.objectStore(table)
      note(transaction, open)
      try {
        const result = await work({
          get: (table, key) => of(table).get(key),
          all: (table) => of(table).getAll(),
          put: (table, row, key) => of(table).put(row, table === 'settings' ? key : undefined),
          delete: (table, key) => of(table).delete(key),
        })
        await transaction.done
        return result
      } catch (error) {
        // A failed write has ended it already, and its reason says more than the request's.
        abort(transaction)
        throw transaction.error ?? error
      }
    },
  }
}
