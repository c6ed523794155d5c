import { unavailable } from '../problem/Problem.ts'
import type { SourceFault } from './Faults.ts'
import { pause } from './pause.ts'

const SLOW_MS = 5000

/** Returns a list as JSON in a string, as in the contract, or in the form of a broken source. */
export async function answerLikeSource(list: string, fault: SourceFault): Promise<string> {
  if (fault === 'fail') throw unavailable()
  if (fault === 'slow') await pause(SLOW_MS)
  if (fault === 'empty') return '[]'
  return fault === 'garbage' ? list.slice(0, list.length / 2) : list
}
