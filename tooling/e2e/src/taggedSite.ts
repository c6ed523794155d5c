import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { documentHeaders, hasTags, localHeaders, zoneOf } from '@coverkit/vite/headers'
import { places } from './places.ts'

const config = {
  apiUrl: places.api,
  cdnUrl: `${places.api}/cdn`,
  identityUrl: places.api,
  identityClientId: 'coverkitsandboxclient00001',
  googleClientId: null,
  googleScriptUrl: `${places.api}/sandbox/google/client`,
  tagManagerId: 'GTM-TEST123',
  activationUrls: [],
}

const META = `<meta name="coverkit:tag-manager" content="${config.tagManagerId}">`

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string | Uint8Array
}

/** What the build adds to a document where a container is configured: a line in its head, and the policy for it. */
function tagged(path: string, status: number, html: string): Answer {
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? null
  const headers = localHeaders(documentHeaders(config, { path, css, speculates: false }))
  const body = hasTags(config, zoneOf(path)) ? html.replace('</head>', `${META}</head>`) : html
  return { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body }
}

async function answerTo(target: string): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${places.sitePort}${target}`)
  const type = answer.headers.get('content-type') ?? ''
  if (type.startsWith('text/html'))
    return tagged(new URL(target, places.site).pathname, answer.status, await answer.text())
  const body = new Uint8Array(await answer.arrayBuffer())
  return { status: answer.status, headers: { 'content-type': type }, body }
}

let address: Promise<string> | undefined

/** Wattlebird as it is built with a tag manager configured, once for each worker; it ends with it. */
export function taggedSite(): Promise<string> {
  address ??= new Promise((resolve) => {
    const server = createServer(async (request, response) => {
      const { status, headers, body } = await answerTo(request.url ?? '/')
      response.writeHead(status, headers).end(body)
    })
    server.listen(0, '127.0.0.1', () => {
      server.unref()
      resolve(`http://wattlebird.localhost:${(server.address() as AddressInfo).port}`)
    })
  })
  return address
}
