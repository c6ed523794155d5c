import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { ACCOUNT_NAMES } from '@coverkit/embed/account-names'
import { buildScripts } from '@coverkit/embed-sdk/build'
import { emptyPage } from './pages/emptyPage.ts'
import { examplesPage } from './pages/examplesPage.ts'
import { selfTestPage } from './pages/selfTestPage.ts'
import { snippetPage } from './pages/snippetPage.ts'
import type { Page, Partner } from './partner.ts'

export interface PartnerDemoOptions {
  readonly port: number
  /** The origin of the embed app. */
  readonly embed: string
}

export interface PartnerDemo {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

const PAGES: Readonly<Record<string, (partner: Partner, query: URLSearchParams) => Page>> = {
  '/': examplesPage,
  '/empty': emptyPage,
  '/snippet': snippetPage,
  '/self-test': selfTestPage,
}

const SCRIPTS = ['examples', 'snippet', 'snippetText'].map((name) => `/browser/${name}.ts`)

const source = (path: string) => readFile(new URL(`.${path}`, import.meta.url), 'utf8')

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: string): void {
  response
    .writeHead(status, { 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache', ...headers })
    .end(body)
}

async function answer(partner: Partner, target: string, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(target, 'http://partner')
  const page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname]?.(partner, searchParams) : undefined
  if (page) {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': page.policy }
    send(response, 200, headers, page.html)
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
    answer(partner, request.url ?? '/', response).catch(() => send(response, 500, {}, ''))
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
