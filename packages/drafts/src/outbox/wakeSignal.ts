/** Signals that entries have to be checked; several raises before the next `lower` count once. */
export interface WakeSignal {
  raise(): void
  /** Whether it was raised since it was last lowered. */
  lower(): boolean
  /** Until it is raised again. */
  next(): Promise<void>
}

export function wakeSignal(): WakeSignal {
  let isRaised = false
  let notify: () => void = () => undefined
  return {
    raise() {
      isRaised = true
      notify()
    },
    lower() {
      const wasRaised = isRaised
      isRaised = false
      return wasRaised
    },
    next: () =>
      new Promise((resolve) => {
        notify = resolve
      }),
  }
}
