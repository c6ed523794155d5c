import type { FastifyReply } from 'fastify'
import { unavailable } from '../problem/Problem.ts'
import type { SaveFault } from './Faults.ts'
import { pause } from './pause.ts'

const SLOW_MS = 3000
const BUSY_SECONDS = 30

/** Runs a save under its injected fault. */
export async function withSaveFault<T>(
  fault: SaveFault,
  reply: FastifyReply,
  save: () => Promise<T>,
): Promise<T> {
  if (fault === 'fail') throw new Error('The fault board makes saves fail')
  if (fault === 'busy') throw unavailable('busy', BUSY_SECONDS)
  if (fault === 'slow') await pause(SLOW_MS)
  const answer = await save()
  if (fault === 'lost') reply.raw.destroy()
  return answer
}
