import { makePool, type PoolSize } from './memoryPool.ts'

/** The memory for all bodies together. */
export interface BodySizes {
  /** The most bytes of a body that is small. */
  small: number
  /** For small bodies alone, so that large ones never keep them out. */
  smallPool: PoolSize
  largePool: PoolSize
}

/** The share of the budget that one body has taken. */
export interface BodyAccount {
  /** Takes what has arrived; false where there is no room for it. */
  take: (bytes: number) => boolean
  /** Gives all of it back. */
  release: () => void
}

export interface BodyBudget {
  accountOf: (network: string) => BodyAccount
  /** Returns the milliseconds for which one of the pools has had no room. */
  fullForMs: () => number
}

/**
 * Counts the bytes of bodies as they arrive. A body begins in the pool of small ones, and moves to that of large ones with all
 * that it has when it is small no more.
 */
export function makeBodyBudget({ small, smallPool, largePool }: BodySizes, now: () => Date): BodyBudget {
  const pools = { small: makePool(smallPool, now), large: makePool(largePool, now) }
  return {
    accountOf(network) {
      let [pool, taken] = [pools.small, 0]
      return {
        take(bytes) {
          const total = taken + bytes
          const isMoved = pool === pools.small && total > small
          const target = isMoved ? pools.large : pool
          if (!target.take(network, isMoved ? total : bytes)) return false
          if (isMoved) pools.small.give(network, taken)
          pool = target
          taken = total
          return true
        },
        release() {
          pool.give(network, taken)
          taken = 0
        },
      }
    },
    fullForMs: () => Math.max(pools.small.fullForMs(), pools.large.fullForMs()),
  }
}
