import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { HeaderSet, HostingPlan } from './plan.ts'

type Variant = { body: Buffer; etag: string }

export type LoadedFile = { type: string; variants: { identity: Variant; br?: Variant; gzip?: Variant } }

export type HostedFile = { file: LoadedFile; headers: HeaderSet }

export type StaticHost = { find: (path: string) => HostedFile | null; notFound: HostedFile }

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

function variant(body: Buffer): Variant {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

async function optional(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null)
}

async function loadFile(dir: string, name: string, rewrite: (text: string) => string): Promise<LoadedFile> {
  const path = join(dir, name)
  const type =
    name === 'speculation.json'
      ? 'application/speculationrules+json'
      : (TYPES[extname(name)] ?? 'application/octet-stream')
  const original = await readFile(path)
  const text = name.endsWith('.html') ? rewrite(original.toString()) : null
  if (text !== null && text !== original.toString()) {
    const body = Buffer.from(text)
    const packed = { br: variant(brotliCompressSync(body)), gzip: variant(gzipSync(body)) }
    return { type, variants: { identity: variant(body), ...packed } }
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

/** `:name` stands for one segment, `*` at the end for any number of them. */
export function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/\*$/, '(?:/.*)?')
  return new RegExp(`^${source}$`).test(path)
}

/** The best coding that the browser takes and the file has. */
export function chooseEncoding(accepted: string, file: LoadedFile): 'br' | 'gzip' | 'identity' {
  const offers = accepted.split(',').map((offer) => offer.trim().split(/\s*;\s*q=/))
  const takes = (coding: string) =>
    offers.some(([name, weight = '1']) => name === coding && Number(weight) > 0)
  if (file.variants.br && takes('br')) return 'br'
  return file.variants.gzip && takes('gzip') ? 'gzip' : 'identity'
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
  return names.map((name) => name.split(sep).join('/')).filter((name) => !/\.(br|gz)$/.test(name))
}

/** Reads a built app into memory. With `apiUrl`, pages and policies name that backend instead of the configured one. */
export async function loadHost(dist: string, apiUrl?: string): Promise<StaticHost> {
  const text = await readFile(join(dist, 'headers.json'), 'utf8')
  const configured = new URL(JSON.parse(text).config.apiUrl).origin
  const rewrite = (content: string) =>
    apiUrl ? content.replaceAll(configured, new URL(apiUrl).origin) : content
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
  const find = (path: string): HostedFile | null => {
    const page = pages.get(path)
    if (page) return page
    const name = path.slice(1)
    const file = name.endsWith('.html') ? undefined : files.get(name)
    if (file) return { file, headers: name.startsWith('assets/') ? plan.assets : plan.files }
    return routes.find((route) => matchesPattern(route.pattern, path))?.hosted ?? null
  }
  return { find, notFound: hosted(plan.notFound.file, plan.notFound.headers) }
}
