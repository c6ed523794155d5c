import type { Later } from '../platform/later.ts'
import { newId } from '../platform/newId.ts'
import type { Store } from '../storage/store.ts'

/** Runs the work while no other tab does. False, without running it, when another tab has the turn. */
export type SenderLock = (work: () => Promise<void>) => Promise<boolean>

const LEASE_MS = 10_000
const RENEW_MS = 3_000

/** One sender across tabs: by a Web Lock, which ends with its tab, or by a lease, which runs out. */
export function senderLock(
  brand: string,
  store: Store,
  now: () => number,
  later: Later,
  locks: LockManager | null = globalThis.navigator?.locks ?? null,
): SenderLock {
  if (!locks) return leasedLock(store, now, later)
  return async (work) => {
    await locks.request(`outbox:${brand}`, work)
    return true
  }
}

function leasedLock(store: Store, now: () => number, later: Later): SenderLock {
  const holder = newId()
  const take = () =>
    store.change(async (change) => {
      const lease = await change.get('lease', 'sender')
      const left = lease && lease.holder !== holder ? lease.until - now() : 0
      // A lease that lasts longer than any was given by a clock that was wrong.
      if (left > 0 && left <= LEASE_MS) return false
      await change.put('lease', { id: 'sender', holder, until: now() + LEASE_MS }, 'sender')
      return true
    })
  const give = () =>
    store.change(async (change) => {
      if ((await change.get('lease', 'sender'))?.holder === holder) await change.delete('lease', 'sender')
    })
  return async (work) => {
    if (!(await take())) return false
    let stop: () => void = () => undefined
    const renew = () => {
      stop = later(RENEW_MS, () => {
        void take()
        renew()
      })
    }
    renew()
    try {
      await work()
    } finally {
      stop()
      await give()
    }
    return true
  }
}
