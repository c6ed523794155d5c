/** Counts uses of a key; answers how many seconds to wait, 0 for none. */
export type RateLimit = (key: string, now: Date) => number

export interface Rate {
  requests: number
  seconds: number
}

const MOST_KEYS = 10_000

/** A window starts with the first use of a key. What is counted is in memory, and for so many keys at most. */
export function makeRateLimit({ requests, seconds }: Rate): RateLimit {
  const windows = new Map<string, { uses: number; endsAt: number }>()
  return (key, now) => {
    const time = now.getTime()
    const known = windows.get(key)
    const window = known && known.endsAt > time ? known : { uses: 0, endsAt: time + seconds * 1000 }
    // Put at the end, so that the first keys are those that were not used for the longest time.
    windows.delete(key)
    windows.set(key, window)
    window.uses++
    const [oldest] = windows.keys()
    if (windows.size > MOST_KEYS && oldest !== undefined) windows.delete(oldest)
    return window.uses > requests ? Math.ceil((window.endsAt - time) / 1000) : 0
  }
}
