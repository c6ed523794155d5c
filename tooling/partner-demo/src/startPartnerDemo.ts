import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { ACCOUNT_NAMES } from '@coverkit/embed/account-names'
import { buildScripts } from '@coverkit/embed-sdk/build'
import { eightLinesPage } from './pages/eightLinesPage.ts'
import { emptyPage } from './pages/emptyPage.ts'
import { examplesPage } from './pages/examplesPage.ts'
import { selfTestPage } from './pages/selfTestPage.ts'
import { snippetPage } from './pages/snippetPage.ts'
import type { Page, Partner, Visit } from './partner.ts'
import { squarespacePage } from './site-builders/squarespacePage.ts'
import { webflowPage } from './site-builders/webflowPage.ts'
import { wixBlockPage } from './site-builders/wixBlockPage.ts'
import { wixElementPage } from './site-builders/wixElementPage.ts'
import { wixPage } from './site-builders/wixPage.ts'
import { wordpressPage } from './site-builders/wordpressPage.ts'

export interface PartnerDemoOptions {
  readonly port: number
  /** The origin of the embed app, `http://embed.localhost:4110`. */
  readonly embed: string
}

/**
 * The embed app for a page of this host. Safari, and Node where the system's resolver lacks it, know no `embed.localhost`;
 * to a browser, `localhost` and `127.0.0.1` are two sites as a partner's and ours are.
 */
function embedFor(host: string, embed: string): string {
  return host === 'localhost' ? `http://127.0.0.1:${new URL(embed).port}` : embed
}

export interface PartnerDemo {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

const PAGES: Readonly<Record<string, (partner: Partner, visit: Visit) => Page>> = {
  '/': examplesPage,
  '/eight-lines': eightLinesPage,
  '/empty': emptyPage,
  '/snippet': snippetPage,
  '/self-test': selfTestPage,
  '/squarespace': squarespacePage,
  '/webflow': webflowPage,
  '/wix': wixPage,
  '/wix-block': wixBlockPage,
  '/wix-element': wixElementPage,
  '/wordpress': wordpressPage,
}

const SCRIPTS = ['ajaxPages', 'examples', 'snippet', 'snippetText'].map((name) => `/browser/${name}.ts`)

const source = (path: string) => readFile(new URL(`.${path}`, import.meta.url), 'utf8')

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: string): void {
  response
    .writeHead(status, { 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache', ...headers })
    .end(body)
}

async function answer(partner: Partner, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {
    pathname,
    searchParams: query,
    origin,
    hostname,
  } = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const page = Object.hasOwn(PAGES, pathname)
    ? PAGES[pathname]?.({ ...partner, embed: embedFor(hostname, partner.embed) }, { query, origin })
    : undefined
  if (page) {
    const policy = page.policy === null ? {} : { 'content-security-policy': page.policy }
    send(response, 200, { 'content-type': 'text/html; charset=utf-8', ...policy }, page.html)
  } else if (SCRIPTS.includes(pathname)) {
    const script = stripTypeScriptTypes(await source(pathname))
    send(response, 200, { 'content-type': 'text/javascript; charset=utf-8' }, script)
  } else if (pathname === '/partner.css') {
    send(response, 200, { 'content-type': 'text/css; charset=utf-8' }, await source(pathname))
  } else send(response, 404, { 'content-type': 'text/plain; charset=utf-8' }, 'Not found')
}

/** Serves the demo partner's pages. They name the scripts of the SDK as it is now, with their hashes. */
export async function startPartnerDemo({ port, embed }: PartnerDemoOptions): Promise<PartnerDemo> {
  const loader = (await buildScripts()).find(({ alias }) => alias === 'coverkit-embed.js')
  if (!loader) throw new Error('The SDK has no loader')
  const partner = { embed, accountNames: ACCOUNT_NAMES, loader }
  const server = createServer((request, response) => {
    answer(partner, request, response).catch(() => send(response, 500, {}, ''))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const bound = address && typeof address === 'object' ? address.port : port
  return {
    url: `http://partner.localhost:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
