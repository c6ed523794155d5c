import type { FastifyRequest } from 'fastify'
import { knownCallerOf, presentedSecretOf } from '../auth/authenticate.ts'
import { makeQueue, type Waiting } from '../limits/makeQueue.ts'
import { type PdfJob, renderPdfs } from './renderPdfs.ts'

/** As many as are through before a connection without an answer ends; a few of one caller, who may want several at once. */
const inQueue = makeQueue({ places: 20, placesOfOneCaller: 4 })

/** Whose request waits: by their token, the secret in its place, or their address. */
export const waitingOf = (request: FastifyRequest): Waiting => ({
  caller: knownCallerOf(request)?.subject ?? presentedSecretOf(request) ?? request.ip,
  isGone: () => request.raw.socket.destroyed,
})

/**
 * One document as a PDF. Each has a thread with its fonts, so that requests that come together would take the machine.
 *
 * @throws Problem 503 `busy`
 */
export async function renderInTurn(waiting: Waiting, job: PdfJob): Promise<Buffer> {
  const [pdf] = await inQueue(waiting, () => renderPdfs([job]))
  if (pdf === undefined) throw new Error('No file was rendered')
  return pdf
}
