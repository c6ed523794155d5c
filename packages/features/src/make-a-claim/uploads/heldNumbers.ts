/** The files that a claim may have, by number. */
const MOST_FILES = 20

interface HeldNumber {
  readonly n: number
  readonly release: () => void
}

type Locks = Pick<LockManager, 'request'>

/**
 * Numbers of a claim's files, each held by one tab while it sends a file: two tabs never give two files the same number.
 * Without locks, as in old browsers, the page knows of its own alone.
 */
export function heldNumbers(
  claimId: string,
  /** The numbers of the files that the claim has by now. */
  stored: () => Promise<readonly number[]>,
  locks: Locks | undefined = globalThis.navigator?.locks,
) {
  const own = new Set<number>()

  async function hold(n: number): Promise<(() => void) | null> {
    if (own.has(n)) return null
    own.add(n)
    const release =
      locks === undefined ? () => undefined : await holdLock(locks, `claim-file ${claimId} ${n}`)
    if (release === null) {
      own.delete(n)
      return null
    }
    return () => {
      own.delete(n)
      release()
    }
  }
  /**
   * A number is held first and looked up then: its file may have been stored, and the number released, while an answer
   * without it was on its way.
   */
  async function take(): Promise<HeldNumber | null> {
    let taken = await stored()
    for (let n = 1; n <= MOST_FILES; n += 1) {
      if (taken.includes(n)) continue
      const release = await hold(n)
      if (release === null) continue
      try {
        taken = await stored()
      } catch (error) {
        release()
        throw error
      }
      if (!taken.includes(n)) return { n, release }
      release()
    }
    return null
  }
  return { hold, take }
}

/** Holds a lock until the function that it gives is called; null where another tab holds it. */
function holdLock(locks: Locks, name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const held = locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(null)
      return new Promise<void>((release) => resolve(release))
    })
    held.catch(reject)
  })
}
