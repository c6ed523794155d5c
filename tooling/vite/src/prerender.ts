import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Theme } from '@coverkit/ui/theme'
import type { Manifest } from 'vite'
import type { AppConfig } from './appConfig.ts'
import { checkHtml } from './checkHtml.ts'
import { compressFolder } from './compress.ts'
import {
  atLowPriority,
  configMeta,
  fillTemplate,
  firstScript,
  inlinedStylesheet,
  modulePreload,
  moduleScript,
  styleElement,
  stylesheet,
  withFrameColours,
} from './document.ts'
import {
  assetHeaders,
  bareHeaders,
  documentHeaders,
  fileHeaders,
  hasGoogle,
  hasPayment,
  hasTags,
  zoneOf,
} from './headers.ts'
import { chunksOf, cssFilesOf, entryKey } from './manifest.ts'
import { matchesPattern } from './matchesPattern.ts'
import type { HostedPage, HostingPlan } from './plan.ts'
import { preloadFaces } from './preloadFaces.ts'
import type { Frame, Page, Renderer } from './renderer.ts'
import { robotsText, sitemapXml } from './searchFiles.ts'
import { trackModules } from './trackImports.ts'

const NOT_FOUND = '/404'
const EMPTY_ROOT = 'app.html'
/** The same for documents that load no tags, on sites where others may. */
const EMPTY_ROOT_UNTAGGED = 'app-untagged.html'
/** The same for documents with a password field: Google sign-in, but no tags. */
const EMPTY_ROOT_PASSWORD = 'app-password.html'
/** The same for documents that show the payment provider's page. */
const EMPTY_ROOT_PAYMENT = 'app-payment.html'

type Build = { dir: string; manifest: Manifest }

type Site = {
  client: Build
  pages: Build
  template: string
  config: AppConfig
  renderer: Renderer
  frame: Frame
  brand: unknown
}

async function readBuild(dir: string): Promise<Build> {
  const manifest: Manifest = JSON.parse(await readFile(join(dir, '.vite', 'manifest.json'), 'utf8'))
  return { dir, manifest }
}

async function loadEntry<T>({ dir, manifest }: Build, name: string): Promise<T> {
  const file = manifest[entryKey(manifest, name)]?.file ?? ''
  return import(pathToFileURL(join(dir, file)).href)
}

async function cssText({ dir, manifest }: Build, keys: readonly string[]): Promise<string> {
  const files = cssFilesOf(chunksOf(manifest, keys))
  const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')))
  return texts.map((text) => text.trim()).join('')
}

const metaOf = (config: AppConfig, path: string) => configMeta(config, { path, zone: zoneOf(path) })

/** Sets the page's colour scheme as the visitor chose, before anything is painted. */
function schemeScript({ manifest }: Build): string {
  return firstScript(manifest[entryKey(manifest, 'scheme')]?.file ?? '')
}

/** `/` is `index.html`, `/a/b` is `a/b/index.html`, the page for unknown addresses is `404.html`. */
function fileOf(path: string): string {
  if (path === NOT_FOUND) return '404.html'
  return join(path.slice(1), 'index.html')
}

async function writePage(site: Site, file: string, html: string): Promise<void> {
  checkHtml(file, html)
  const target = join(site.client.dir, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, html)
}

type NamedPage = { name: string; page: Page }

/** Every static page with the name of its module. Of two with one path the later wins: the app's own. */
async function loadPages({ pages, frame, brand }: Site, names: readonly string[]): Promise<NamedPage[]> {
  const modules = await Promise.all(names.map((name) => loadEntry<unknown>(pages, `page-${name}`)))
  const all = modules.flatMap((module, index) =>
    frame.pagesOf(module, brand).map((page) => ({ name: names[index] ?? '', page })),
  )
  return [...new Map(all.map((named) => [named.page.path, named])).values()]
}

async function writeStaticPage(site: Site, { name, page }: NamedPage): Promise<[string, HostedPage]> {
  const { path } = page
  const { head, body } = site.frame.renderPage(site.brand, page)
  const { manifest } = site.pages
  const entries = ['brand', 'frame', `page-${name}`]
  const css = await cssText(
    site.pages,
    entries.map((entry) => entryKey(manifest, entry)),
  )
  const chunks = chunksOf(site.client.manifest, [entryKey(site.client.manifest, 'boot')])
  const boot = chunks.at(-1)?.file ?? ''
  const shared = chunks.filter((chunk) => chunk.file !== boot)
  const scripts = [moduleScript(boot), ...shared.map((chunk) => modulePreload(chunk.file))]
  const html = fillTemplate(site.template, {
    head: [head, metaOf(site.config, path), schemeScript(site.client), styleElement(css), ...scripts],
    body: preloadFaces(css) + body,
  })
  const file = fileOf(path)
  await writePage(site, file, html)
  return [
    path,
    { file, headers: documentHeaders(site.config, { path, css, speculates: path !== NOT_FOUND }) },
  ]
}

async function writeFirstStep(site: Site, path: string): Promise<[string, HostedPage]> {
  const { client, renderer, brand, config } = site
  const opened = await trackModules(() => renderer.openFirstStep(brand, path))
  const { result, modules } = await trackModules(opened.result)
  const app = entryKey(client.manifest, 'app')
  // Preloads the chunks that hydration needs; the footer loads later, but its rules are needed at once.
  const eager = chunksOf(client.manifest, [app, ...opened.modules])
  const styled = [app, ...opened.modules, ...modules]
  const css = await cssText(client, styled)
  const entry = client.manifest[app]?.file ?? ''
  const html = fillTemplate(site.template, {
    head: [
      result.head,
      metaOf(config, path),
      schemeScript(client),
      styleElement(css),
      atLowPriority(moduleScript(entry)),
      ...eager
        .filter((chunk) => chunk.file !== entry)
        .map((chunk) => atLowPriority(modulePreload(chunk.file))),
      ...cssFilesOf(chunksOf(client.manifest, styled)).map(inlinedStylesheet),
    ],
    body: preloadFaces(css) + result.body,
  })
  const file = fileOf(path)
  await writePage(site, file, html)
  return [path, { file, headers: documentHeaders(config, { path, css, speculates: false }) }]
}

/**
 * If third-party scripts are configured, paths without them get a document of their own, whose policy names
 * none; so do paths with a card payment.
 */
function emptyRootOf(config: AppConfig, pattern: string): string {
  const zone = zoneOf(pattern)
  if (hasPayment(config, { path: pattern, zone })) return EMPTY_ROOT_PAYMENT
  const mayHaveOthers = config.tagManagerId !== null || config.googleClientId !== null
  if (!mayHaveOthers || hasTags(config, { path: pattern, zone })) return EMPTY_ROOT
  if (!hasGoogle(config, zone)) return EMPTY_ROOT_UNTAGGED
  return config.tagManagerId === null ? EMPTY_ROOT : EMPTY_ROOT_PASSWORD
}

async function writeEmptyRoots(site: Site): Promise<HostingPlan['routes']> {
  const { renderer, brand, config } = site
  const patterns = await renderer.appPatterns(brand)
  const routes = patterns.map((pattern) => ({
    pattern,
    file: emptyRootOf(config, pattern),
    headers: documentHeaders(config, { path: pattern, css: null, speculates: false }),
  }))
  const files = new Map(routes.map(({ file, pattern }) => [file, pattern]))
  await Promise.all([...files].map(([file, pattern]) => writeEmptyRoot(site, file, pattern)))
  return routes
}

async function writeEmptyRoot(site: Site, file: string, path: string): Promise<void> {
  const { client, renderer, brand, config } = site
  const app = entryKey(client.manifest, 'app')
  const chunks = chunksOf(client.manifest, [app])
  const { head, body } = renderer.renderEmptyRoot(brand)
  const entry = client.manifest[app]?.file ?? ''
  const html = fillTemplate(site.template, {
    head: [
      head,
      metaOf(config, path),
      schemeScript(client),
      ...cssFilesOf(chunks).map(stylesheet),
      moduleScript(entry),
      ...chunks.filter((chunk) => chunk.file !== entry).map((chunk) => modulePreload(chunk.file)),
    ],
    body: preloadFaces(await cssText(client, [app])) + body,
  })
  await writePage(site, file, html)
}

function checkRedirects(
  redirects: HostingPlan['redirects'],
  pages: HostingPlan['pages'],
  routes: HostingPlan['routes'],
): HostingPlan['redirects'] {
  const isServed = (path: string) =>
    path in pages || routes.some(({ pattern }) => matchesPattern(pattern, path))
  for (const [from, to] of Object.entries(redirects)) {
    if (isServed(from)) throw new Error(`${from} is a page and a redirect`)
    if (!isServed(to)) throw new Error(`${from} redirects to ${to}, which is not a page`)
  }
  return redirects
}

/** Pictures that only static pages import exist in the server build only. */
async function copyPictures(site: Site): Promise<void> {
  const from = join(site.pages.dir, 'assets')
  const isPicture = (file: string) => !/\.(js|css)$/.test(file)
  await cp(from, join(site.client.dir, 'assets'), { recursive: true, filter: isPicture })
}

/** Written beside the scripts: its name changes with its content, so that it may be cached for good. */
async function writeHelpIndex({ renderer, brand, client }: Site): Promise<void> {
  const { path, content } = renderer.helpIndex(brand)
  await writeFile(join(client.dir, path), content)
}

async function writeSearchFiles(site: Site, pages: readonly Page[]): Promise<void> {
  const { renderer, brand, client } = site
  const origin = renderer.siteOrigin(brand)
  const indexed = [...pages, ...renderer.firstStepsOf(brand)].filter((page) => page.indexed)
  const paths = indexed.map((page) => page.path)
  await writeFile(join(client.dir, 'sitemap.xml'), sitemapXml(origin, paths))
  await writeFile(join(client.dir, 'robots.txt'), robotsText(origin))
  await mkdir(join(client.dir, '.well-known'), { recursive: true })
  await writeFile(join(client.dir, '.well-known', 'security.txt'), renderer.securityText(brand, new Date()))
  await writeFile(join(client.dir, 'speculation.json'), JSON.stringify(renderer.speculationRules(brand)))
}

export type PrerenderOptions = {
  appDir: string
  /** The folder with the two builds, and of the plan. */
  dist: string
  config: AppConfig
  theme: Theme
  pageNames: readonly string[]
}

/** Turns two builds into a folder of static files and the hosting plan. */
export async function prerender(options: PrerenderOptions): Promise<HostingPlan> {
  const { appDir, dist, config, theme, pageNames } = options
  const [client, pages] = await Promise.all([readBuild(join(dist, 'client')), readBuild(join(dist, 'pages'))])
  const renderer = await loadEntry<Renderer>(pages, 'prerender')
  const frame = await loadEntry<Frame>(pages, 'frame')
  const { brand } = await loadEntry<{ brand: unknown }>(pages, 'brand')
  renderer.checkBrand(brand)
  const template = withFrameColours(await readFile(join(appDir, 'index.html'), 'utf8'), theme)
  const site: Site = { client, pages, template, config, renderer, frame, brand }

  const named = await loadPages(site, pageNames)
  const written = await Promise.all(named.map((page) => writeStaticPage(site, page)))
  // One after the other: each render records its lazy modules.
  for (const step of renderer.firstStepsOf(brand)) written.push(await writeFirstStep(site, step.path))
  const { [NOT_FOUND]: notFound, ...hosted } = Object.fromEntries(written)
  if (!notFound) throw new Error(`No static page has the path ${NOT_FOUND}`)

  const routes = await writeEmptyRoots(site)
  const plan: HostingPlan = {
    config,
    pages: hosted,
    routes,
    redirects: checkRedirects(renderer.redirectsOf(brand), hosted, routes),
    notFound,
    assets: assetHeaders,
    files: fileHeaders,
    bare: bareHeaders,
  }
  await writeSearchFiles(
    site,
    named.map(({ page }) => page),
  )
  await copyPictures(site)
  await writeHelpIndex(site)
  await rm(join(client.dir, '.vite'), { recursive: true })
  await rm(pages.dir, { recursive: true })
  await compressFolder(client.dir)
  await writeFile(join(dist, 'headers.json'), `${JSON.stringify(plan, null, 2)}\n`)
  return plan
}
