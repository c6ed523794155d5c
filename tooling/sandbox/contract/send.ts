/** The contract's largest answers have a text of a million characters. */
const MOST_BYTES = 4 * 1024 * 1024

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** There was no answer, or none that could be read to its end; the message says why. */
export class NoAnswer extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  CERT_HAS_EXPIRED: 'the TLS certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the TLS certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the TLS certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the issuer of the TLS certificate is not known',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the TLS certificate is for another host',
  EPROTO: 'it does not speak TLS',
}

/** @throws NoAnswer */
export async function send(url: string, init: RequestInit, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    return { status: response.status, headers: response.headers, text: await textOf(response) }
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(reasonOf(error, timeoutMs), { cause: error })
  }
}

/** Leaving the loop ends the connection, so that an endless answer costs no more than its beginning. */
async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body ?? []) {
    bytes += piece.length
    if (bytes > MOST_BYTES) throw new NoAnswer('the answer is longer than 4 MB')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no full answer within ${timeoutMs / 1000} seconds`
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  const code = 'code' in cause ? String(cause.code) : ''
  if (cause.name === 'HTTPParserError') return 'it does not speak HTTP'
  if (code.startsWith('ERR_SSL_')) return 'it does not speak TLS'
  return REASONS[code] ?? (cause.message || code)
}
