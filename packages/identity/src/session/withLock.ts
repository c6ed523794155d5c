import { pause } from '../client/pause.ts'
import type { KeyStore } from './sessionStore.ts'

const LEASE_MS = 10_000
const POLL_MS = 50

interface Lease {
  /** Writes it, for another ten seconds. */
  extend(): void
  release(): void
}

/** Waits for a lease in the storage that tabs share: written, read again, and then held. */
async function takeLease(store: KeyStore, key: string): Promise<Lease> {
  const own = crypto.randomUUID()
  const read = () => (store.getItem(key) ?? '').split(' ')
  const extend = () => store.setItem(key, `${own} ${Date.now() + LEASE_MS}`)
  const release = () => {
    if (read()[0] === own) store.removeItem(key)
  }
  for (;;) {
    const [holder, until] = read()
    if (holder === own) return { extend, release }
    const left = Number(until) - Date.now()
    if (!holder || !(left > 0 && left <= LEASE_MS)) extend()
    await pause(POLL_MS)
  }
}

/** Runs the work while no other tab runs work of that name: under a Web Lock, or a lease where there are none. */
export async function withLock(
  name: string,
  locks: Pick<LockManager, 'request'> | null,
  store: KeyStore,
  work: () => Promise<void>,
): Promise<void> {
  let started = false
  const once = () => {
    started = true
    return work()
  }
  try {
    if (locks) return await locks.request(name, once)
  } catch (error) {
    // Storage that is refused refuses its locks too.
    if (started) throw error
  }
  const lease = await takeLease(store, name)
  const beat = setInterval(lease.extend, LEASE_MS / 3)
  try {
    await work()
  } finally {
    clearInterval(beat)
    lease.release()
  }
}
