import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import type { AppConfig } from './appConfig.ts'
import { configMeta, fillTemplate } from './document.ts'
import { zoneOf } from './headers.ts'
import type { Frame, Renderer } from './renderer.ts'

export type DevPagesOptions = { appDir: string; config: AppConfig; pages: Readonly<Record<string, string>> }

async function load<T>(server: ViteDevServer, id: string): Promise<T> {
  const environment = server.environments.pages
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('No pages environment')
  return environment.runner.import(id)
}

/** In development nothing is prerendered: static pages are rendered on request, app pages in the browser. */
async function renderDev(server: ViteDevServer, options: DevPagesOptions, path: string): Promise<string> {
  const { appDir, config, pages } = options
  const renderer = await load<Renderer>(server, '@coverkit/site/prerender')
  const frame = await load<Frame>(server, '@coverkit/site/frame')
  const { brand } = await load<{ brand: unknown }>(server, join(appDir, 'src', 'brand.ts'))
  const modules = await Promise.all(
    Object.values(pages).map(async (file) => ({ file, module: await load<unknown>(server, file) })),
  )
  const documents = modules.flatMap(({ file, module }) =>
    frame.pagesOf(module).map((page) => ({ file, page })),
  )
  const isApp = [...renderer.firstSteps.map((step) => step.path), ...(await renderer.appPatterns(brand))]
    .map((pattern) => new URLPattern({ pathname: pattern }))
    .some((pattern) => pattern.test({ pathname: path }))
  const notFound = documents.find(({ page }) => page.path === '/404')
  const found = documents.findLast(({ page }) => page.path === path) ?? (isApp ? undefined : notFound)
  const { head, body } = found ? frame.renderPage(brand, found.page) : renderer.renderEmptyRoot(brand)
  // A static page's module is loaded in the browser only for its styles.
  const scripts = found
    ? ['/src/brand.ts', '/@id/@coverkit/site/frame', `/@fs${found.file}`, '/@id/@coverkit/site/boot']
    : ['/src/main.tsx']
  const html = fillTemplate(await readFile(join(appDir, 'index.html'), 'utf8'), {
    head: [
      head,
      configMeta(config, { path, zone: zoneOf(path) }),
      ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
    ],
    body,
  })
  return server.transformIndexHtml(path, html)
}

export function devPages(options: DevPagesOptions): Plugin {
  return {
    name: 'coverkit:dev-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request: IncomingMessage, response: ServerResponse, next) => {
          if (!request.headers.accept?.includes('text/html')) return next()
          try {
            const path = new URL(request.url ?? '/', 'http://dev').pathname
            const html = await renderDev(server, options, path)
            response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}
