/** Counts uses of a key; returns the seconds to wait, 0 for none. */
export type RateLimit = (key: string, now: Date) => number

export interface Rate {
  requests: number
  seconds: number
}

const MOST_KEYS = 10_000

/** Makes a limit whose window starts with a key's first use. Counts a limited number of keys in memory. */
export function makeRateLimit({ requests, seconds }: Rate): RateLimit {
  const windows = new Map<string, { uses: number; endsAt: number }>()
  return (key, now) => {
    const time = now.getTime()
    const known = windows.get(key)
    const window = known && known.endsAt > time ? known : { uses: 0, endsAt: time + seconds * 1000 }
    // Moves the key to the end, so that the first keys are the longest unused ones.
    windows.delete(key)
    windows.set(key, window)
    window.uses++
    const [oldest] = windows.keys()
    if (windows.size > MOST_KEYS && oldest !== undefined) windows.delete(oldest)
    return window.uses > requests ? Math.ceil((window.endsAt - time) / 1000) : 0
  }
}
