/** If a wall clock gains this much on the steady one between two readings, the device slept. */
const SLEEP_MS = 1_000

export interface IdleClock {
  /** Milliseconds since the last activity, those of sleep included. */
  idle(): number
  /** The last activity was this long ago. */
  reset(idleMs: number): void
}

/**
 * Measures idleness by two clocks, since neither is reliable alone: the steady one may stop while the device
 * sleeps, and the wall clock may be set. Setting it back takes nothing off. Setting it forward cannot be told
 * from sleep and counts as such.
 */
export function createIdleClock(steady: () => number, now: () => number, idleMs = 0): IdleClock {
  let slept = idleMs
  let start = steady()
  let looked = { steady: start, now: now() }
  return {
    idle() {
      const present = { steady: steady(), now: now() }
      const gain = present.now - looked.now - (present.steady - looked.steady)
      if (gain >= SLEEP_MS) slept += gain
      looked = present
      return present.steady - start + slept
    },
    reset(since) {
      looked = { steady: steady(), now: now() }
      start = looked.steady
      slept = since
    },
  }
}
