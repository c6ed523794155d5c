import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that Storybook is built into. */
export const BUILT_STORYBOOK = fileURLToPath(new URL('../../storybook/storybook-static/', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** A server of the built Storybook on this machine. */
export interface StorybookServer {
  /** Without a slash at its end. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves the built Storybook to this machine alone. 0 takes any free port. A path that leads out of the folder is not found:
 * `normalize` of an absolute path has no way up.
 */
export async function startStorybook(port = 0): Promise<StorybookServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook')
    const file = pathname === '/' ? '/index.html' : pathname
    try {
      const body = await readFile(join(BUILT_STORYBOOK, normalize(decodeURIComponent(file))))
      response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
        .end(body)
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
