import type { FastifyRequest } from 'fastify'
import { knownCallerOf, presentedSecretOf } from '../auth/authenticate.ts'
import { makeQueue, type Waiting } from '../limits/makeQueue.ts'
import { type PdfJob, renderPdfs } from './renderPdfs.ts'

/** The number that finish before an unanswered connection ends; a few for one caller's parallel requests. */
const inQueue = makeQueue({ places: 20, placesOfOneCaller: 4 })

/** Identifies the caller of a waiting request: by the token, the secret instead of one, or the address. */
export const waitingOf = (request: FastifyRequest): Waiting => ({
  caller: knownCallerOf(request)?.subject ?? presentedSecretOf(request) ?? request.ip,
  isGone: () => request.raw.socket.destroyed,
})

/**
 * Renders one document as a PDF. Each rendering has a thread with its fonts, so concurrent requests would overload
 * the machine.
 * @throws Problem 503 `busy`
 */
export async function renderInTurn(waiting: Waiting, job: PdfJob): Promise<Buffer> {
  const [pdf] = await inQueue(waiting, () => renderPdfs([job]))
  if (pdf === undefined) throw new Error('No file was rendered')
  return pdf
}
