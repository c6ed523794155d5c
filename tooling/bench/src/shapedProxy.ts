import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { PHONE } from './visitPage.ts'

interface Carried {
  readonly path: string
  readonly bytes: number
  /** Whether the browser fetched it ahead of a visit to another page. */
  readonly isPrefetched: boolean
}

export interface ShapedProxy {
  readonly url: string
  /** The responses that it has carried, in the order of the requests. */
  readonly carried: readonly Carried[]
  close(): void
}

/** A site behind a phone's network: each answer is delayed by a round trip, and all share the line's bandwidth. */
export async function startShapedProxy(site: {
  readonly port: number
  readonly url: string
}): Promise<ShapedProxy> {
  const carried: Carried[] = []
  let freeAt = 0
  const server = createServer((requested, response) => {
    const options = {
      host: '127.0.0.1',
      port: site.port,
      path: requested.url,
      method: requested.method,
      headers: requested.headers,
    }
    const onward = request(options, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const isPrefetched = String(requested.headers['sec-purpose']).startsWith('prefetch')
      carried.push({ path: requested.url ?? '', bytes: body.length, isPrefetched })
      const now = performance.now()
      freeAt = Math.max(freeAt, now + PHONE.roundTripMs) + (body.length / PHONE.bytesPerSecond) * 1000
      await wait(freeAt - now)
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
    })
    onward.on('error', () => response.writeHead(502).end())
    requested.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${new URL(site.url).hostname}:${port}`,
    carried,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
