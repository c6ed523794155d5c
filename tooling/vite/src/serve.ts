import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localHeaders } from './headers.ts'
import type { HeaderSet } from './plan.ts'
import { chooseEncoding, type HostedFile, type HostOptions, loadHost, type StaticHost } from './staticHost.ts'

export { type HostedFile, packFile } from './staticHost.ts'

export type ServeOptions = HostOptions & {
  /** The `dist` folder of a built app. */
  dir: string
  /** Default 0: any free port. */
  port?: number
  /** Default 127.0.0.1. */
  host?: string
}

export type ServedApp = { url: string; port: number; close: () => Promise<void> }

/** Serves a built brand app as a production host would: headers of the plan, real 404s, precompressed files. */
export async function serveApp({
  dir,
  port = 0,
  host = '127.0.0.1',
  ...addresses
}: ServeOptions): Promise<ServedApp> {
  const files = await loadHost(dir, addresses)
  const server = createServer((request, response) => answer(files, request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const bound = (server.address() as AddressInfo).port
  return {
    url: `http://${host}:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function answer(files: StaticHost, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headersFor(request, files.bare), allow: 'GET, HEAD' }).end()
    return
  }
  const isTopLevel = request.headers['sec-fetch-dest'] === 'document'
  const found = files.answer(request.url ?? '/', { isTopLevel })
  if (found.status === 301)
    response.writeHead(301, { ...headersFor(request, files.bare), location: found.location }).end()
  else if (found.status === 400) response.writeHead(400, headersFor(request, files.bare)).end()
  else sendFile(request, response, found.status, found.hosted)
}

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/i

function headersFor(request: IncomingMessage, headers: HeaderSet): HeaderSet {
  return LOCAL_HOST.test(request.headers.host ?? '') ? localHeaders(headers) : headers
}

/** Sends a file in the best encoding that the browser accepts, or 304 if the browser has it. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  hosted: HostedFile,
): void {
  const { file, headers } = hosted
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''), file)
  const { body, etag } = file.variants[encoding] ?? file.variants.identity
  const common = { vary: 'accept-encoding', ...headersFor(request, headers), etag }
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/)
  if (status === 200 && known.some((tag) => tag.replace(/^W\//, '') === etag)) {
    response.writeHead(304, common).end()
    return
  }
  response.writeHead(status, {
    ...common,
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
