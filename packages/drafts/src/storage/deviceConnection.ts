import type { IDBPDatabase } from 'idb'
import { watchPresence } from '../platform/presence.ts'
import { abort, deviceStore, type OpenTransactions, openDraftDatabase } from './draftDatabase.ts'
import type { Store } from './store.ts'

/** The database of a page that may be left: closed then, and opened again once the page is back. */
export interface DeviceConnection extends Store {
  /** How often the page was left, each time with what was under way. */
  readonly absences: number
  /** The next change opens the database again. */
  forget(): void
}

/** @param onClosed as of `openDraftDatabase` */
export function deviceConnection(brand: string, onClosed: (newer: boolean) => void): DeviceConnection {
  const transactions: OpenTransactions = new Set()
  let database: Promise<IDBPDatabase> | undefined
  // Safari keeps the transactions of a page in its cache open: those of the next pages would wait for it.
  const presence = watchPresence(() => {
    for (const transaction of transactions) abort(transaction)
    void database?.then((left) => left.close()).catch(() => undefined)
    database = undefined
  })

  function open(): Promise<IDBPDatabase> {
    const forgetIt = (newer: boolean) => {
      if (database === opening) database = undefined
      onClosed(newer)
    }
    const opening = openDraftDatabase(brand, forgetIt, transactions)
    return opening
  }

  /** Waits for the page to be here; what was opened before it was left is closed. */
  async function opened(): Promise<IDBPDatabase> {
    for (;;) {
      await presence.here()
      database ??= open()
      const opening = database
      const found = await opening
      if (database === opening) return found
    }
  }

  return {
    get absences() {
      return presence.absences
    },
    change: async (work) => deviceStore(await opened(), transactions).change(work),
    forget() {
      database = undefined
    },
  }
}
