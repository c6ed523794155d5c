import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS } from './calls.ts'
import { emailIn } from './emailIn.ts'
import type { LiteralRequest } from './LiteralRequest.ts'
import { emptyRecords } from './records.ts'

/** A call that the backend answered. */
export interface LiteralEntry {
  readonly method: string
  readonly path: string
  readonly status: number
  /** As it was sent, JSON parsed. */
  readonly body: unknown
}

export interface LiteralBackend {
  readonly url: string
  /** The requests so far, in order, without preflights. */
  readonly log: readonly LiteralEntry[]
  close(): Promise<void>
}

interface LiteralOptions {
  /** The service that people sign in at, to which `POST /` is passed on. */
  readonly identityUrl: string
  /** 0: any free port. */
  readonly port?: number
}

/**
 * A broker's backend that does what the specification's table of calls says and no more: the fields that the table names,
 * and 404 for everything else. Prices come at the site's own address, always for the whole panel.
 */
export async function startLiteralBackend({
  identityUrl,
  port = 0,
}: LiteralOptions): Promise<LiteralBackend> {
  const log: LiteralEntry[] = []
  const records = emptyRecords()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://literal.example')
    allowEverybody(request, response)
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    const text = await textOf(request)
    if (method === 'POST' && pathname === '/') return passOn(identityUrl, request, text, response)
    if (method === 'GET' && pathname.startsWith('/documents/'))
      return void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7')
    const call = CALLS[`${method} ${pathname}`]
    const asked: LiteralRequest = {
      query: searchParams,
      body: text === '' ? undefined : JSON.parse(text),
      email: emailIn(request.headers.authorization ?? ''),
      records,
      baseUrl: `http://${request.headers.host}`,
    }
    const answered = call?.(asked) ?? null
    const status = answered === null ? 404 : 200
    log.push({ method, path: pathname, status, body: asked.body })
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(answered === null || answered === '' ? '' : JSON.stringify(answered))
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    log,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function allowEverybody(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

async function passOn(
  identityUrl: string,
  { headers }: IncomingMessage,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const passed = await fetch(identityUrl, {
    method: 'POST',
    headers: {
      'content-type': headers['content-type'] ?? '',
      'x-amz-target': String(headers['x-amz-target'] ?? ''),
      ...(headers.origin && { origin: headers.origin }),
    },
    body,
  })
  const type = passed.headers.get('content-type') ?? 'application/x-amz-json-1.1'
  response.writeHead(passed.status, { 'content-type': type }).end(await passed.text())
}
