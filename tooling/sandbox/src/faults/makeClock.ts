/** The time of the sandbox, which tests may move. */
export interface Clock {
  now: () => Date
  /** The difference from `base`; negative if it is behind. */
  offsetMs: () => number
  move: (offsetMs: number) => void
}

export function makeClock(base: () => Date = () => new Date()): Clock {
  let offset = 0
  return {
    now: () => (offset === 0 ? base() : new Date(base().getTime() + offset)),
    offsetMs: () => offset,
    move: (offsetMs) => {
      offset = offsetMs
    },
  }
}
