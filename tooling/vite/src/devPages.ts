import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Theme } from '@coverkit/ui/theme'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import type { AppConfig } from './appConfig.ts'
import { configMeta, fillTemplate, withFrameColours } from './document.ts'
import { zoneOf } from './headers.ts'
import type { Frame, Renderer } from './renderer.ts'

export type DevPagesOptions = {
  appDir: string
  config: AppConfig
  theme: Theme
  pages: Readonly<Record<string, string>>
}

type Answer = { readonly location: string } | { readonly status: 200 | 404; readonly html: string }

const ENVIRONMENT = 'pages'

/** Prefix of the address of a static page's script, which ends with the name of its module. */
const PAGE_SCRIPT = '/@page/'

/** Matches any hash: in development the content changes with each edit. */
const HELP_INDEX = /^\/assets\/help-index-[0-9a-f]+\.json$/

/** Sets the page's colour scheme as the visitor chose: a module here, as all scripts are in development. */
const SCHEME_SCRIPT = '/@scheme'

/**
 * In the browser, a static page's module only brings its styles. An edit of server-rendered content reloads
 * the page, unless the visitor is in a dialog, which is a component and takes over the edit itself.
 */
const pageScript = (file: string) => `
import '/src/brand.ts'
import '@coverkit/site/frame'
import '${file}'
import '@coverkit/site/boot'
if (import.meta.hot) {
  import.meta.hot.accept()
  import.meta.hot.on('vite:beforeUpdate', ({ updates }) => {
    const isCss = updates.every(({ path }) => path.endsWith('.css'))
    if (!isCss && !document.querySelector('[role=dialog]')) location.reload()
  })
}
`

async function load<T>(server: ViteDevServer, id: string): Promise<T> {
  const environment = server.environments[ENVIRONMENT]
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('No pages environment')
  return environment.runner.import(id)
}

/** In development nothing is prerendered: static pages are rendered on request, app pages in the browser. */
async function renderDev(server: ViteDevServer, options: DevPagesOptions, path: string): Promise<Answer> {
  const { appDir, config, theme, pages } = options
  const renderer = await load<Renderer>(server, '@coverkit/site/prerender')
  const { brand } = await load<{ brand: unknown }>(server, join(appDir, 'src', 'brand.ts'))
  const location = renderer.redirectsOf(brand)[path]
  if (location) return { location }
  const frame = await load<Frame>(server, '@coverkit/site/frame')
  const modules = await Promise.all(
    Object.entries(pages).map(async ([name, file]) => ({ name, module: await load<unknown>(server, file) })),
  )
  const documents = modules.flatMap(({ name, module }) =>
    frame.pagesOf(module, brand).map((page) => ({ name, page })),
  )
  const isApp = [
    ...renderer.firstStepsOf(brand).map((step) => step.path),
    ...(await renderer.appPatterns(brand)),
  ]
    .map((pattern) => new URLPattern({ pathname: pattern }))
    .some((pattern) => pattern.test({ pathname: path }))
  const known = documents.findLast(({ page }) => page.path === path)
  const found = known ?? (isApp ? undefined : documents.find(({ page }) => page.path === '/404'))
  const { head, body } = found ? frame.renderPage(brand, found.page) : renderer.renderEmptyRoot(brand)
  const script = found ? `${PAGE_SCRIPT}${found.name}` : '/src/main.tsx'
  const template = withFrameColours(await readFile(join(appDir, 'index.html'), 'utf8'), theme)
  const html = fillTemplate(template, {
    head: [
      head,
      configMeta(config, { path, zone: zoneOf(path) }),
      `<script type="module" src="${SCHEME_SCRIPT}"></script>`,
      `<script type="module" src="${script}"></script>`,
    ],
    body,
  })
  return { status: known || isApp ? 200 : 404, html: await server.transformIndexHtml(path, html) }
}

/** The index of the help page's search, which the build writes into a file; null for any other address. */
async function renderHelpIndex(server: ViteDevServer, appDir: string, path: string): Promise<string | null> {
  if (!HELP_INDEX.test(path)) return null
  const renderer = await load<Renderer>(server, '@coverkit/site/prerender')
  const { brand } = await load<{ brand: unknown }>(server, join(appDir, 'src', 'brand.ts'))
  return renderer.helpIndex(brand).content
}

export function devPages(options: DevPagesOptions): Plugin {
  return {
    name: 'coverkit:dev-pages',
    apply: 'serve',
    resolveId: (id) => (id.startsWith(PAGE_SCRIPT) || id === SCHEME_SCRIPT ? id : null),
    load(id) {
      if (id === SCHEME_SCRIPT) return "import '@coverkit/site/scheme'"
      const file = id.startsWith(PAGE_SCRIPT) ? options.pages[id.slice(PAGE_SCRIPT.length)] : undefined
      return file ? pageScript(file) : null
    },
    hotUpdate() {
      // The runner reloads an edited module at the next request of a page. Vite would reload all of its
      // entries at once, by addresses with file endings that no package exports.
      return this.environment.name === ENVIRONMENT ? [] : undefined
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname, search } = new URL(request.url ?? '/', 'http://dev')
            const index = await renderHelpIndex(server, options.appDir, pathname)
            if (index !== null) return response.setHeader('content-type', 'application/json').end(index)
            if (!request.headers.accept?.includes('text/html')) return next()
            const answer = await renderDev(server, options, pathname)
            if ('location' in answer) {
              response.writeHead(302, { location: `${answer.location}${search}` }).end()
            } else {
              response.statusCode = answer.status
              response.setHeader('content-type', 'text/html; charset=utf-8').end(answer.html)
            }
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}
