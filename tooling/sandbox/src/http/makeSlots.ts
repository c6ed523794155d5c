export interface Slots {
  /** Takes a slot; returns the function that frees it, to be called once, or null if none is free. */
  take: () => (() => void) | null
  /** Returns the milliseconds for which no slot has been free. */
  fullForMs: () => number
}

/** Makes slots, each for one request in progress. */
export function makeSlots(most: number, now: () => Date): Slots {
  let taken = 0
  let fullSince: number | null = null
  return {
    take: () => {
      if (taken >= most) return null
      taken++
      if (taken === most) fullSince = now().getTime()
      return () => {
        taken--
        fullSince = null
      }
    },
    fullForMs: () => (fullSince === null ? 0 : now().getTime() - fullSince),
  }
}
