import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { TEXT } from './compress.ts'
import { contentTypeOf } from './contentTypes.ts'
import { PARTNER_HOSTS } from './headers.ts'
import { matchesPattern } from './matchesPattern.ts'
import { partnersOf } from './partnersOf.ts'
import type { HeaderSet, HostingPlan } from './plan.ts'

type Variant = { body: Buffer; etag: string }

export type LoadedFile = { type: string; variants: { identity: Variant; br?: Variant; gzip?: Variant } }

export type HostedFile = { file: LoadedFile; headers: HeaderSet }

/** Response to a path and its query. */
type HostAnswer =
  | { status: 200 | 403 | 404; hosted: HostedFile }
  | { status: 301; location: string }
  | { status: 400 }

export type StaticHost = {
  /**
   * Answers a request target as it was sent: path and query. A page of its own, outside any frame, may be
   * requested with any account name.
   */
  answer: (target: string, requested?: { isTopLevel: boolean }) => HostAnswer
  /** Headers of responses without a file. */
  bare: HeaderSet
}

function variant(body: Buffer): Variant {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

async function optional(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null)
}

/** Compresses lazily: few of the hundreds of pages of a site are requested before it is served again. */
function packedOnRequest(body: Buffer, quality = constants.BROTLI_DEFAULT_QUALITY): LoadedFile['variants'] {
  let br: Variant | undefined
  let gzip: Variant | undefined
  return {
    identity: variant(body),
    get br() {
      br ??= variant(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
      return br
    },
    get gzip() {
      gzip ??= variant(gzipSync(body))
      return gzip
    },
  }
}

/** Takes a 50th of the best level's time, for files a tenth larger: the first request waits for it. */
const QUICK = 5

/** Compresses a file that no build has compressed, on the first request. */
export function packFile(name: string, body: Buffer): LoadedFile {
  const variants = TEXT.test(name) ? packedOnRequest(body, QUICK) : { identity: variant(body) }
  return { type: contentTypeOf(name), variants }
}

async function loadFile(dir: string, name: string, rewrite: (text: string) => string): Promise<LoadedFile> {
  const path = join(dir, name)
  const type = contentTypeOf(name)
  const original = await readFile(path)
  const text = name.endsWith('.html') ? rewrite(original.toString()) : null
  if (text !== null && text !== original.toString()) {
    return { type, variants: packedOnRequest(Buffer.from(text)) }
  }
  const [br, gz] = await Promise.all([optional(`${path}.br`), optional(`${path}.gz`)])
  return {
    type,
    variants: {
      identity: variant(original),
      ...(br ? { br: variant(br) } : {}),
      ...(gz ? { gzip: variant(gz) } : {}),
    },
  }
}

/** The best encoding that the browser accepts and the file has. */
export function chooseEncoding(accepted: string, file: LoadedFile): 'br' | 'gzip' | 'identity' {
  const offers = accepted.split(',').map((offer) => offer.trim().split(/\s*;\s*q=/))
  const takes = (coding: string) =>
    offers.some(([name, weight = '1']) => name === coding && Number(weight) > 0)
  if (takes('br') && file.variants.br) return 'br'
  return takes('gzip') && file.variants.gzip ? 'gzip' : 'identity'
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
  return names.map((name) => name.split(sep).join('/')).filter((name) => !/\.(br|gz)$/.test(name))
}

/** Replacements of the addresses that a build was configured for. */
export type HostOptions = {
  /** Another backend. */
  apiUrl?: string
  /** Another payment provider. */
  paymentUrl?: string
  /** Other origins, by the configured one. */
  origins?: Readonly<Record<string, string>>
}

function rewriter(
  text: string,
  { apiUrl, paymentUrl, origins = {} }: HostOptions,
): (content: string) => string {
  const { config }: HostingPlan = JSON.parse(text)
  const moves = Object.entries({
    ...origins,
    ...movedTo(config.apiUrl, apiUrl),
    ...movedTo(config.paymentUrl, paymentUrl),
  })
  return (content) => moves.reduce((moved, [from, to]) => moved.replaceAll(from, to), content)
}

function movedTo(configured: string | null, url: string | undefined): Readonly<Record<string, string>> {
  return configured && url ? { [new URL(configured).origin]: new URL(url).origin } : {}
}

/** Reads a built app into memory. With options, pages and policies name other addresses than the configured ones. */
export async function loadHost(dist: string, options: HostOptions = {}): Promise<StaticHost> {
  const text = await readFile(join(dist, 'headers.json'), 'utf8')
  const rewrite = rewriter(text, options)
  const plan: HostingPlan = JSON.parse(rewrite(text))
  const client = join(dist, 'client')
  const names = await listFiles(client)
  const loaded = await Promise.all(
    names.map(async (name) => [name, await loadFile(client, name, rewrite)] as const),
  )
  const files = new Map(loaded)
  const hosted = (name: string, headers: HeaderSet): HostedFile => {
    const file = files.get(name)
    if (!file) throw new Error(`headers.json names ${name}, which is not there`)
    return { file, headers }
  }
  const pages = new Map(
    Object.entries(plan.pages).map(([path, page]) => [path, hosted(page.file, page.headers)] as const),
  )
  const routes = plan.routes.map((route) => ({ ...route, hosted: hosted(route.file, route.headers) }))
  const notFound = hosted(plan.notFound.file, plan.notFound.headers)
  const denied = plan.embed && hosted(plan.embed.denied.file, plan.embed.denied.headers)

  const findDocument = (path: string) =>
    pages.get(path) ?? routes.find((route) => matchesPattern(route.pattern, path))?.hosted
  const findFile = (path: string): HostedFile | undefined => {
    const name = path.slice(1)
    const file = name.endsWith('.html') ? undefined : files.get(name)
    const own = name.startsWith('assets/') ? plan.assets : plan.files
    return file && { file, headers: plan.embed?.openFiles[name] ?? own }
  }
  const framed = (document: HostedFile, query: string): HostAnswer => {
    const partners = plan.embed ? partnersOf(plan.embed, query) : []
    if (partners === null && denied) return { status: 403, hosted: denied }
    return { status: 200, hosted: { ...document, headers: fillPartners(document.headers, partners ?? []) } }
  }

  const answer: StaticHost['answer'] = (target, { isTopLevel } = { isTopLevel: false }) => {
    const [rawPath = '/', query = ''] = target.split(/\?(.*)/s)
    const path = normalisePath(rawPath)
    if (path === null) return { status: 400 }
    const redirected = plan.redirects[path]
    if (redirected) return { status: 301, location: withQuery(redirected, query) }
    const withoutSlash = path.replace(/\/+$/, '')
    if (withoutSlash !== path && (findDocument(withoutSlash) || plan.redirects[withoutSlash]))
      return { status: 301, location: withQuery(encodeURI(withoutSlash), query) }
    const file = pages.has(path) ? undefined : findFile(path)
    if (file) return { status: 200, hosted: file }
    const document = findDocument(path)
    return document ? framed(document, isTopLevel ? '' : query) : { status: 404, hosted: notFound }
  }
  return { answer, bare: plan.bare }
}

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path)

function fillPartners(headers: HeaderSet, partners: readonly string[]): HeaderSet {
  const fill = ([name, value]: [string, string]) => [name, value.replace(PARTNER_HOSTS, partners.join(' '))]
  return Object.fromEntries(Object.entries(headers).map(fill))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
const CONTROL_CHARACTERS = /[\x00-\x1f\x7f]/

/** Decodes a path and resolves its dots; null for control characters, bad encoding, or a path above the root. */
function normalisePath(raw: string): string | null {
  try {
    const segments: string[] = []
    for (const segment of decodeURIComponent(raw).split('/').slice(1)) {
      if (segment === '..' && segments.pop() === undefined) return null
      if (segment !== '..' && segment !== '.') segments.push(segment)
    }
    const path = `/${segments.join('/')}`
    return CONTROL_CHARACTERS.test(path) ? null : path
  } catch {
    return null
  }
}
