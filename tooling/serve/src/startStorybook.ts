import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assetHeaders, bareHeaders } from '@coverkit/vite/headers'
import { type HostedFile, packFile, sendFile } from '@coverkit/vite/serve'

/** The folder that Storybook is built into. */
export const BUILT_STORYBOOK = fileURLToPath(new URL('../../storybook/storybook-static/', import.meta.url))

/** Names in `assets` change with their content; every other file is revalidated. */
const headersOf = (path: string) =>
  path.startsWith('/assets/') ? assetHeaders : { ...bareHeaders, 'cache-control': 'no-cache' }

async function loadFile(path: string): Promise<HostedFile> {
  const file = packFile(path, await readFile(join(BUILT_STORYBOOK, path)))
  return {
    // No site has documents among its files.
    file: path.endsWith('.pdf') ? { ...file, type: 'application/pdf' } : file,
    headers: headersOf(path),
  }
}

/** A server of the built Storybook on this machine. */
export interface StorybookServer {
  /** Without a slash at its end. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves the built Storybook to this machine alone, packed and kept by browsers as the sites are. 0 takes any free port. A path
 * that leads out of the folder is not found: `normalize` of an absolute path has no way up.
 */
export async function startStorybook(port = 0): Promise<StorybookServer> {
  const files = new Map<string, Promise<HostedFile>>()
  const server = createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://storybook')
      const path = pathname === '/' ? '/index.html' : normalize(decodeURIComponent(pathname))
      const file = files.get(path) ?? loadFile(path)
      sendFile(request, response, 200, await file)
      files.set(path, file)
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
