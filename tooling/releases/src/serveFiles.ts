import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** An origin of this machine that serves some files, whose text may be replaced in the response. */
export interface FileServer {
  readonly origin: string
  readonly close: () => Promise<void>
}

/**
 * Serves the first of the folders that has a file, and `home` for the addresses of pages, which have no ending.
 *
 * @param replace Placeholders in the files and what replaces them, computed for each response.
 */
export async function serveFiles(
  folders: readonly string[],
  home: string,
  replace: () => Readonly<Record<string, string>> = () => ({}),
): Promise<FileServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host')
    const name = extname(pathname) === '' ? home : pathname
    const found = await firstOf(folders.map((folder) => join(folder, name)))
    if (found === null) return void response.writeHead(404).end()
    let text = found.toString('utf8')
    for (const [from, to] of Object.entries(replace())) text = text.replaceAll(from, to)
    const headers = {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }
    response.writeHead(200, headers).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function firstOf(paths: readonly string[]): Promise<Buffer | null> {
  for (const path of paths) {
    const found = await readFile(path).catch(() => null)
    if (found !== null) return found
  }
  return null
}
