import { ERRORS, type Locker } from '@tus/server'

/** Longer than a request takes to end after it was asked to. */
const WAIT_MS = 10_000

interface Held {
  /** Asks the holder of the lock to release it, as after a lost connection that the server has not noticed yet. */
  release: () => void
  ended: Promise<void>
  end: () => void
}

/**
 * Lets one request at a time use an upload in this process; between processes the row decides
 * (`UploadStore.write`). Waits without polling, unlike the library's locker.
 */
export function uploadLocks(waitMs = WAIT_MS): Locker {
  const held = new Map<string, Held>()
  const acquire = async (id: string, release: () => void): Promise<void> => {
    const late = Date.now() + waitMs
    for (let other = held.get(id); other; other = held.get(id)) {
      other.release()
      if (!(await endsBefore(other.ended, late))) throw ERRORS.ERR_LOCK_TIMEOUT
    }
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    held.set(id, { release, ended, end })
  }
  return {
    newLock: (id) => ({
      lock: (_signal, requestRelease) => acquire(id, () => void requestRelease()),
      unlock: async () => {
        held.get(id)?.end()
        held.delete(id)
      },
    }),
  }
}

async function endsBefore(ended: Promise<void>, late: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, late - Date.now()))
  })
  try {
    return await Promise.race([ended.then(() => true), timeout])
  } finally {
    clearTimeout(timer)
  }
}
