const QUIET_MS = 4_000
const POLL_MS = 500

export interface Progress {
  /** Prints a line with the seconds since the start. */
  say(line: string): void
  /** Prints the name of some work while it takes; repeats it whenever nothing was printed for four seconds. */
  during<T>(work: string, result: Promise<T>): Promise<T>
  end(): void
}

export function createProgress(): Progress {
  const startedAt = Date.now()
  const underWay = new Set<string>()
  let saidAt = startedAt
  const say = (line: string) => {
    saidAt = Date.now()
    console.log(`${String(Math.round((saidAt - startedAt) / 1000)).padStart(4)} s  ${line}`)
  }
  const poll = setInterval(() => {
    if (underWay.size > 0 && Date.now() - saidAt >= QUIET_MS) say(`${[...underWay].join(', ')} …`)
  }, POLL_MS)
  return {
    say,
    async during(work, result) {
      underWay.add(work)
      try {
        return await result
      } finally {
        underWay.delete(work)
      }
    },
    end: () => clearInterval(poll),
  }
}
