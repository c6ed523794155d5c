import { unavailable } from '../problem/Problem.ts'
import { limitConcurrency } from './limitConcurrency.ts'

/** A caller in a queue. */
export interface Waiting {
  caller: string
  /** Checks whether the caller has hung up. */
  isGone: () => boolean
}

interface Bounds {
  /** The most jobs of all callers and of one caller, running ones included. */
  places: number
  placesOfOneCaller: number
}

/**
 * Runs one job after the other. Beyond its bounds a quick 503 is better than a late answer. A job is skipped if
 * its caller has hung up.
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
