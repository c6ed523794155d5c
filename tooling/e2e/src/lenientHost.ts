import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const CLIENT = fileURLToPath(new URL('../../../apps/embed/dist/client', import.meta.url))

export interface LenientHost {
  readonly url: string
  close(): void
}

/** The partners that may frame each brand, as a deployment's host writes them into the page. */
type Accounts = Readonly<Record<string, { readonly partners: readonly string[]; readonly site: string }>>

const ACCOUNTS = /(<meta name="coverkit:accounts" content=")[^"]*/

function withAccounts(html: string, accounts: Accounts): string {
  const content = JSON.stringify(accounts).replaceAll('"', '&quot;')
  return html.replace(ACCOUNTS, (_all, start) => start + content)
}

/** A host that serves the app in partners' frames without checking account names. */
export async function startLenientHost(accounts?: Accounts): Promise<LenientHost> {
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    const file = path.startsWith('/assets/') ? path : '/app.html'
    const type = file.endsWith('.js') ? 'text/javascript' : file.endsWith('.css') ? 'text/css' : 'text/html'
    const read = await readFile(`${CLIENT}${file}`).catch(() => null)
    const body = read && accounts && type === 'text/html' ? withAccounts(read.toString(), accounts) : read
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://lenient.localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
