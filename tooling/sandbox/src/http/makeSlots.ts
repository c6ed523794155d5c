export interface Slots {
  /** Takes a slot and answers how to give it back, which is called once; null when none is free. */
  take: () => (() => void) | null
  /** How long no slot has been free. */
  fullForMs: () => number
}

/** So many slots, each for one request in progress. */
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
