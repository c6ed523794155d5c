import { unavailable } from '../problem/Problem.ts'
import type { SourceFault } from './Faults.ts'
import { pause } from './pause.ts'

const SLOW_MS = 5000

/** A list as JSON in a string, as the contract has it, or as a broken source would send it. */
export async function answerLikeSource(list: string, fault: SourceFault): Promise<string> {
  if (fault === 'fail') throw unavailable()
  if (fault === 'slow') await pause(SLOW_MS)
  if (fault === 'empty') return '[]'
  return fault === 'garbage' ? list.slice(0, list.length / 2) : list
}
