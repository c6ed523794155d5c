import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface ServedFolder {
  readonly origin: string
  close(): void
}

/** Serves the files of a folder as any host of static files does. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const content = await readFile(join(folder, decodeURIComponent(pathname))).catch(() => null)
    response.writeHead(content ? 200 : 404, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' })
    response.end(content)
  })
  server.listen(0)
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: stop }
}
