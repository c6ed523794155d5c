import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answering {
  readonly url: string
  close(): void
}

/** Starts a server that answers as it is told, at any free port. */
export async function startAnswering(answer: RequestListener): Promise<Answering> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** An answer on its way through, which may be altered. */
export interface PassedAnswer {
  readonly method: string
  readonly path: string
  status: number
  readonly headers: Headers
  text: string
}

/** Starts a server that passes requests on to another one, and alters its answers. */
export const startAltering = (url: string, alter: (answer: PassedAnswer) => void): Promise<Answering> =>
  startAnswering((request, response) => {
    passOn(url, request, alter)
      .then(({ status, headers, text }) => response.writeHead(status, Object.fromEntries(headers)).end(text))
      .catch((error: Error) => response.destroy(error))
  })

/** Headers of a connection, which are not passed on. */
const HOP_BY_HOP = ['connection', 'content-length', 'content-encoding', 'keep-alive', 'transfer-encoding']

async function passOn(
  url: string,
  request: IncomingMessage,
  alter: (answer: PassedAnswer) => void,
): Promise<PassedAnswer> {
  const { method = 'GET', url: path = '/' } = request
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const { host: _, ...given } = request.headers
  const headers = new Headers(Object.entries(given).map(([name, value]) => [name, String(value)]))
  for (const name of HOP_BY_HOP) headers.delete(name)
  const passed = await fetch(url + path, {
    method,
    headers,
    ...(pieces.length > 0 && { body: Buffer.concat(pieces) }),
  })
  const answer = {
    method,
    path,
    status: passed.status,
    headers: new Headers(passed.headers),
    text: await passed.text(),
  }
  for (const name of HOP_BY_HOP) answer.headers.delete(name)
  alter(answer)
  return answer
}
