import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export interface FloorFile {
  readonly type: string
  readonly content: string | Buffer
}

export interface FloorHost {
  readonly url: string
  close(): void
}

export const html = (content: string): FloorFile => ({ type: 'text/html; charset=utf-8', content })

/** Serves these files, compressed, from memory: pages for comparison. */
export async function serveFloors(files: ReadonlyMap<string, FloorFile>): Promise<FloorHost> {
  const packed = new Map([...files].map(([path, { content }]) => [path, brotliCompressSync(content)]))
  const server = createServer(({ url = '/' }, response) => {
    const body = packed.get(url)
    const type = files.get(url)?.type ?? 'text/plain'
    response
      .writeHead(body ? 200 : 404, { 'content-type': type, ...(body ? { 'content-encoding': 'br' } : {}) })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The same document without scripts: a lower bound for every framework. */
export function withoutScripts(document: string): string {
  const still = document.replace(
    /<script\b[^>]*\bsrc=[^>]*><\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g,
    '',
  )
  if (still === document) throw new Error('The page has no script to take away.')
  return still
}
