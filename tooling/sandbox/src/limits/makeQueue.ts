import { unavailable } from '../problem/Problem.ts'
import { limitConcurrency } from './limitConcurrency.ts'

/** Who waits in a queue. */
export interface Waiting {
  caller: string
  /** Whether they have hung up. */
  isGone: () => boolean
}

interface Bounds {
  /** Of all callers together and of one, whoever is served included. */
  places: number
  placesOfOneCaller: number
}

/**
 * Runs one job after the other. Beyond its bounds a quick 503 is better than an answer that nobody waits for any more, and
 * what nobody waits for is not run.
 */
export function makeQueue({ places, placesOfOneCaller }: Bounds) {
  const runExclusive = limitConcurrency(1)
  const taken: string[] = []
  return async <T>({ caller, isGone }: Waiting, run: () => Promise<T>): Promise<T> => {
    const own = taken.filter((other) => other === caller).length
    if (taken.length >= places || own >= placesOfOneCaller) throw unavailable('busy')
    taken.push(caller)
    try {
      return await runExclusive(async () => {
        if (isGone()) throw unavailable('gone')
        return run()
      })
    } finally {
      taken.splice(taken.indexOf(caller), 1)
    }
  }
}
