import { MARK_KEY } from '../mark.ts'
import { isLater, readRecord, type SessionRecord } from './sessionRecord.ts'

/** The part of the browser's storages that is needed. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SessionStore {
  /** The session of this browser, as far as this tab can see. */
  read(): SessionRecord | null
  write(record: SessionRecord): void
  /** Another tab wrote it. `localStorage` has it already, or something later. */
  follow(record: SessionRecord): void
  /** Removes the session of that id; another one stays. */
  remove(id: string): void
}

const FLAG_KEY = 'coverkit.session'

/**
 * Keeps a session in `local` with remember me, else in `session`, with the mark beside it. The flag in `session` says
 * that the browser session of the sign-in still lasts: without it a session not to be remembered is over.
 */
export function createSessionStore(brand: string, local: KeyStore, session: KeyStore): SessionStore {
  const key = `coverkit.${brand}.session`
  const clear = (store: KeyStore) => {
    store.removeItem(key)
    store.removeItem(MARK_KEY)
  }
  let unkept: SessionRecord | null = null

  function readFrom(store: KeyStore) {
    const text = store.getItem(key)
    const record = readRecord(text)
    if (record && (record.rememberMe || session.getItem(FLAG_KEY) === '1')) return record
    if (text !== null) clear(store)
    return null
  }
  function write(record: SessionRecord) {
    const [stored, other] = record.rememberMe ? [local, session] : [session, local]
    clear(other)
    try {
      session.setItem(FLAG_KEY, '1')
      stored.setItem(key, JSON.stringify(record))
      stored.setItem(MARK_KEY, '1')
      unkept = null
    } catch {
      // The storage is full: the session lives as long as the page.
      unkept = record
    }
  }

  return {
    read() {
      if (unkept) return unkept
      const [own, shared] = [session, local].map(readFrom)
      if (own && shared) return isLater(shared, own) ? shared : own
      return own ?? shared ?? null
    },
    follow(record) {
      if (record.rememberMe) clear(session)
      else write(record)
    },
    write,
    remove(id) {
      if (unkept?.id === id) unkept = null
      for (const store of [session, local]) {
        const record = readRecord(store.getItem(key))
        if (record?.id === id) clear(store)
      }
      session.removeItem(FLAG_KEY)
    },
  }
}
