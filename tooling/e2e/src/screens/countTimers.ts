declare global {
  /** Pending timers of up to seconds. */
  var timersAhead: Set<number>
}

/** Counts a page's short timers: delayed saves and transient texts. Runs in the page, before its scripts. */
export function countTimers(): void {
  const [SHORTEST_MS, LONGEST_MS] = [100, 2_500]
  const ahead = new Set<number>()
  globalThis.timersAhead = ahead
  const { setTimeout: set, clearTimeout: clear } = globalThis
  const later = (handler: TimerHandler, delay = 0, ...parts: unknown[]): number => {
    const id: number = Reflect.apply(set, globalThis, [
      (...given: unknown[]) => {
        ahead.delete(id)
        if (typeof handler === 'function') handler(...given)
      },
      delay,
      ...parts,
    ])
    if (delay >= SHORTEST_MS && delay <= LONGEST_MS) ahead.add(id)
    return id
  }
  const never = (id?: number): void => {
    if (id !== undefined) ahead.delete(id)
    Reflect.apply(clear, globalThis, [id])
  }
  Object.assign(globalThis, { setTimeout: later, clearTimeout: never })
}
