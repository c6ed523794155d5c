export interface Slots {
  /**
   * Takes a slot for a network, which has a limit of its own, or for this machine, null, which has none. Returns the function
   * that frees it, to be called once, or null if there is none.
   */
  take: (network: string | null) => (() => void) | null
  /** Returns the milliseconds for which no slot has been free. */
  fullForMs: () => number
}

interface SlotLimits {
  most: number
  mostOfOneNetwork: number
}

/** Makes slots, each for one request in progress. */
export function makeSlots({ most, mostOfOneNetwork }: SlotLimits, now: () => Date): Slots {
  const byNetwork = new Map<string, number>()
  let taken = 0
  let fullSince: number | null = null

  function count(network: string | null, change: number): void {
    taken += change
    if (network === null) return
    const rest = (byNetwork.get(network) ?? 0) + change
    if (rest === 0) byNetwork.delete(network)
    else byNetwork.set(network, rest)
  }

  return {
    take: (network) => {
      const ofNetwork = network === null ? 0 : (byNetwork.get(network) ?? 0)
      if (taken >= most || ofNetwork >= mostOfOneNetwork) return null
      count(network, 1)
      if (taken === most) fullSince = now().getTime()
      return () => {
        count(network, -1)
        fullSince = null
      }
    },
    fullForMs: () => (fullSince === null ? 0 : now().getTime() - fullSince),
  }
}
