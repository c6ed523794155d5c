import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { places } from '../places.ts'

const REFUSAL = '/refuse-storage.js'
/** Every engine can be given a page whose first script refuses; WebDriver has no command that runs one before a page's own. */
const SCRIPT = `IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError') }`

export interface RefusingSite {
  readonly url: string
  close(): void
}

/** Serves Wattlebird's pages to a browser that refuses storage, as one does that blocks all site data. */
export async function startRefusingSite(): Promise<RefusingSite> {
  const server = createServer((visited, response) => {
    if (visited.url === REFUSAL) return response.setHeader('content-type', 'text/javascript').end(SCRIPT)
    const { 'accept-encoding': _encoding, 'if-none-match': _tag, ...headers } = visited.headers
    const to = {
      host: '127.0.0.1',
      port: places.sitePort,
      path: visited.url,
      method: visited.method,
      headers,
    }
    const onward = request(to, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const isPage = answer.headers['content-type']?.startsWith('text/html')
      const { 'content-length': _length, ...own } = answer.headers
      response.writeHead(answer.statusCode ?? 502, own).end(isPage ? refusing(body.toString()) : body)
    })
    onward.on('error', () => response.writeHead(502).end())
    visited.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const refusing = (html: string) => html.replace('<head>', `<head><script src="${REFUSAL}"></script>`)
