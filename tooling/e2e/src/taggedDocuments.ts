import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { documentHeaders, hasTags, localHeaders, zoneOf } from '@coverkit/vite/headers'
import { places } from './places.ts'

export const CONTAINER = 'GTM-TEST123'

const config = {
  apiUrl: places.api,
  cdnUrl: `${places.api}/cdn`,
  tagManagerId: CONTAINER,
  activationUrls: [],
}

const META = `<meta name="coverkit:tag-manager" content="${CONTAINER}">`

/** A document of the site with what the build adds where a container is configured: a line, and the policy for it. */
async function tagged(
  path: string,
): Promise<{ status: number; headers: Record<string, string>; html: string }> {
  const answer = await fetch(`http://127.0.0.1:${places.sitePort}${path}`)
  const html = await answer.text()
  const { pathname } = new URL(path, places.site)
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? null
  const headers = localHeaders(documentHeaders(config, { path: pathname, css, speculates: false }))
  const shown = hasTags(config, zoneOf(pathname)) ? html.replace('</head>', `${META}</head>`) : html
  return { status: answer.status, headers, html: shown }
}

let origin: Promise<string> | undefined

/** A server of such documents, once for each worker; it ends with it. */
export function taggedDocuments(): Promise<string> {
  origin ??= new Promise((resolve) => {
    const server = createServer(async (request, response) => {
      const { status, headers, html } = await tagged(request.url ?? '/')
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html)
    })
    server.listen(0, '127.0.0.1', () => {
      server.unref()
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
  return origin
}
