import type { FastifyReply } from 'fastify'
import type { IdentityFault } from '../faults/Faults.ts'
import { pause } from '../faults/pause.ts'
import { IdentityError } from './IdentityError.ts'

const SLOW_MS = 3000
const SERVER_ERROR = 'InternalErrorException'

/** Runs an operation of the identity service under its injected fault. */
export async function withIdentityFault(
  fault: IdentityFault | null,
  operation: string,
  reply: FastifyReply,
  run: () => Promise<object>,
): Promise<object> {
  if (!fault || (fault.operation ?? operation) !== operation) return run()
  if (fault.outcome === 'slow') await pause(SLOW_MS)
  else if (fault.outcome !== 'lost')
    throw new IdentityError(
      fault.outcome,
      fault.message ?? 'The fault board makes this fail',
      fault.outcome === SERVER_ERROR ? 500 : 400,
    )
  const answer = await run()
  if (fault.outcome === 'lost') reply.raw.destroy()
  return answer
}
