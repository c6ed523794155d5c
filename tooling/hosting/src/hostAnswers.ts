import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf } from '@coverkit/vite/content-types'
import type { HeaderSet } from '@coverkit/vite/plan'
import type { BuiltSite } from './builtSites.ts'
import { distinctRoutes } from './distinctRoutes.ts'

/** The required response to a request, the same for every host. */
export interface ExpectedAnswer {
  readonly target: string
  readonly method?: string
  readonly status: number
  readonly headers: HeaderSet
  readonly location?: string
  /** The file whose content the answer has. */
  readonly file?: string
}

/** Every page, route, redirect and file of a site, and addresses that a host must refuse. */
export async function expectedAnswers(site: BuiltSite): Promise<readonly ExpectedAnswer[]> {
  const assets = await readdir(join(site.dist, 'client', 'assets')).catch(() => [])
  return [
    ...documents(site),
    ...files(site, assets),
    ...moved(site),
    ...unknown(site, assets),
    ...refused(site),
  ]
}

const samplePath = (pattern: string) => pattern.replace(/:\w+/g, 'any').replace(/\*$/, 'any/deeper')

function documents({ plan }: BuiltSite): readonly ExpectedAnswer[] {
  const pages = Object.entries(plan.pages).map(([target, { file, headers }]) => ({
    target,
    status: 200,
    file,
    headers,
  }))
  const routes = distinctRoutes(plan).map(({ pattern, file, headers }) => ({
    target: samplePath(pattern),
    status: 200,
    file,
    headers,
  }))
  const answers = [...pages, ...routes]
  return [
    ...answers,
    ...answers.map((answer) => ({ ...answer, target: `${answer.target}?a=1&b=%20`, method: 'HEAD' })),
  ]
}

function files({ plan, files: loose }: BuiltSite, assets: readonly string[]): readonly ExpectedAnswer[] {
  const own = loose.map((file) => ({ file, headers: plan.embed?.openFiles[file] ?? plan.files }))
  const hashed = assets
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => ({ file: `assets/${name}`, headers: plan.assets }))
  return [...own, ...hashed].map(({ file, headers }) => ({
    target: `/${file}`,
    status: 200,
    file,
    headers: { ...headers, 'content-type': contentTypeOf(file) },
  }))
}

function moved({ plan }: BuiltSite): readonly ExpectedAnswer[] {
  const onward = (target: string, location: string) => ({ target, status: 301, headers: plan.bare, location })
  const wild = distinctRoutes(plan).filter(({ pattern }) => pattern.endsWith('/*'))
  return [
    ...Object.entries(plan.redirects).flatMap(([from, to]) => [
      onward(from, to),
      onward(`${from}?a=1&b=%20`, `${to}?a=1&b=%20`),
      onward(`${from}/`, from),
    ]),
    ...Object.keys(plan.pages)
      .filter((path) => path !== '/')
      .flatMap((path) => [
        onward(`${path}/`, path),
        onward(`${path}//?next=//evil.example`, `${path}?next=//evil.example`),
      ]),
    ...wild.flatMap(({ pattern }) => {
      const base = pattern.slice(0, -2)
      return [onward(`${base}/any/?a=1`, `${base}/any?a=1`), onward(`${base}/a%20b/`, `${base}/a%20b`)]
    }),
  ]
}

function unknown({ plan, files: loose }: BuiltSite, assets: readonly string[]): readonly ExpectedAnswer[] {
  const { file, headers } = plan.notFound
  const targets = [
    ...['/unknown', '/unknown/', '/unknown/deeper', '//', '//evil.example/', '/headers.json', '/.env'],
    ...[
      `/${file}`,
      '/index.html',
      '/app.html',
      '/app-untagged.html',
      '/app-payment.html',
      '/assets',
      '/assets/',
      '/assets/missing-0000.js',
    ],
    ...loose.flatMap((name) => [`/${name}/`, `/${name}.gz`, `/${name}.br`]),
    ...assets.filter((name) => /\.(br|gz)$/.test(name)).map((name) => `/assets/${name}`),
  ]
  return targets.map((target) => ({ target, status: 404, file, headers }))
}

function refused({ plan }: BuiltSite): readonly ExpectedAnswer[] {
  const wild = distinctRoutes(plan).filter(({ pattern }) => pattern.endsWith('/*'))
  const malformed = [
    ...['/../headers.json', '/%2e%2e/headers.json', '/%', '/%00', '/a%0d%0aset-cookie:b'],
    ...wild.map(({ pattern }) => pattern.replace('*', '%0d%0aset-cookie:b/')),
  ]
  return [
    ...malformed.map((target) => ({ target, status: 400, headers: plan.bare })),
    ...['POST', 'PUT', 'DELETE'].map((method) => ({
      target: '/',
      method,
      status: 405,
      headers: { ...plan.bare, allow: 'GET, HEAD' },
    })),
  ]
}

/** The text of a file of the site. */
export const contentOf = (site: BuiltSite, file: string): Promise<Buffer> =>
  readFile(join(site.dist, 'client', file))
