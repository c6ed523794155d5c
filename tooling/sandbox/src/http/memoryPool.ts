/** The size of a pool of memory. */
export interface PoolSize {
  bytes: number
  /** The most that one network may take of it. */
  bytesOfOneNetwork: number
  /** The free bytes below which the pool has no room. */
  room: number
}

export interface MemoryPool {
  /** Takes bytes for a network; false where there is no room for them. */
  take: (network: string, bytes: number) => boolean
  give: (network: string, bytes: number) => void
  /** Returns the milliseconds for which the pool has had no room. */
  fullForMs: () => number
}

/** Makes a pool of memory, of which one network can't take all. */
export function makePool({ bytes: most, bytesOfOneNetwork, room }: PoolSize, now: () => Date): MemoryPool {
  const byNetwork = new Map<string, number>()
  let taken = 0
  let fullSince: number | null = null

  function change(network: string, bytes: number): void {
    const rest = (byNetwork.get(network) ?? 0) + bytes
    if (rest === 0) byNetwork.delete(network)
    else byNetwork.set(network, rest)
    taken += bytes
    if (most - taken >= room) fullSince = null
    else fullSince ??= now().getTime()
  }

  return {
    take(network: string, bytes: number): boolean {
      const ofNetwork = (byNetwork.get(network) ?? 0) + bytes
      if (taken + bytes > most || ofNetwork > bytesOfOneNetwork) return false
      change(network, bytes)
      return true
    },
    give: (network: string, bytes: number) => change(network, -bytes),
    fullForMs: () => (fullSince === null ? 0 : now().getTime() - fullSince),
  }
}
