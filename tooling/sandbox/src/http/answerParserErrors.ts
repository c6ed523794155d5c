import type { Socket } from 'node:net'
import { rawProblem } from './rawProblem.ts'

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
const CODES: Record<number, string> = { 408: 'timeout', 413: 'too-large', 431: 'too-large' }

/** Answers requests that the parser refused, such as half a request line or endless headers, and disconnects. */
export function answerParserErrors(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = STATUSES[error.code ?? ''] ?? 400
  if (socket.writable && !isAnswering(socket)) socket.write(rawProblem(status, CODES[status] ?? 'malformed'))
  socket.destroy()
}

/** Checks that no answer to an earlier request of the connection is being written. */
function isAnswering(socket: Socket): boolean {
  const answer = '_httpMessage' in socket ? socket._httpMessage : null
  return (
    typeof answer === 'object' && answer !== null && 'headersSent' in answer && answer.headersSent === true
  )
}
