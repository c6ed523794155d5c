import { type Brand, checkBrand } from '@coverkit/brand'
import { createPageServices } from '@coverkit/features/common/page-services'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { loadMatchedRoutes } from '../app/loadMatchedRoutes.ts'
import { SiteProviders } from '../app/SiteProviders.tsx'
import { areaFinderOf, areasOf } from '../areasOf.ts'
import { firstStepsOf } from '../firstSteps.ts'
import { OldBrowser } from '../old-browser/OldBrowser.tsx'
import { redirectsOf } from '../redirects.ts'
import { siteRoutes } from '../routes.tsx'
import { pageHead } from './pageHead.ts'
import { patternsOf } from './patternsOf.ts'
import { splitHoisted } from './splitHoisted.ts'

export { helpIndex } from '@coverkit/features/content/help-index'
export { securityText } from './securityText.ts'
export { speculationRules } from './speculationRules.ts'
export { checkBrand, firstStepsOf, redirectsOf }

type Rendered = { head: string; body: string }

/** Never called: pages are rendered without data. */
const NOWHERE = 'https://build.invalid'

const buildServices = ({ accountName }: Brand) =>
  createPageServices({ accountName, apiUrl: NOWHERE, cdnUrl: NOWHERE })

export const siteOrigin = (brand: Brand) => brand.link

/** Path patterns of everything that the app renders. */
export async function appPatterns(brand: Brand): Promise<string[]> {
  const services = buildServices(brand)
  const areaOf = areaFinderOf(brand)
  const loaded = await Promise.all(areasOf(brand).map(({ load }) => load()))
  return patternsOf(loaded.flatMap((routesOf) => routesOf(services, areaOf)))
}

/** Guards read the visitor's draft; a page rendered at build time has none. */
const withoutLoaders = (routes: RouteObject[]): RouteObject[] =>
  routes.map(({ loader: _guard, ...route }) =>
    route.index || !route.children ? route : { ...route, children: withoutLoaders(route.children) },
  )

/** Loads the code of an app page; resolves to the function that renders the page. */
export async function openFirstStep(brand: Brand, path: string): Promise<() => Promise<Rendered>> {
  const step = firstStepsOf(brand).find((candidate) => candidate.path === path)
  if (!step) throw new Error(`Not a page to prerender: ${path}`)
  const services = buildServices(brand)
  const areaOf = areaFinderOf(brand)
  const routesOf = await areaOf(path)?.load()
  const routes = withoutLoaders(siteRoutes(routesOf?.(services, areaOf) ?? []))
  await loadMatchedRoutes(routes, path)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`${NOWHERE}${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}`)
  if (context.statusCode !== 200) throw new Error(`${path} answers ${context.statusCode}`)
  return async () => {
    const router = createStaticRouter(handler.dataRoutes, context)
    const site = (
      <SiteProviders brand={brand} services={services}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteProviders>
    )
    // A boundary above this size would be moved into place by an inline script.
    const { prelude } = await prerender(site, { progressiveChunkSize: Number.POSITIVE_INFINITY })
    const { hoisted, rest } = splitHoisted(await new Response(prelude).text())
    const head =
      hoisted +
      pageHead(brand, {
        ...step,
        title: titleIn(hoisted),
        hasOwnTitle: true,
        description: step.description(brand),
      })
    const count = rest.match(/<[a-z]/g)?.length ?? 0
    return {
      head,
      body: `${oldBrowserLine(brand)}<div id="root" data-path="${path}" data-count="${count}">${rest}</div>`,
    }
  }
}

const oldBrowserLine = ({ phone }: Brand) => renderToStaticMarkup(<OldBrowser phone={phone} />)

const ENTITIES: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
]

/** The title that a rendered page brings, as text. */
function titleIn(html: string): string {
  const [, after = ''] = html.split('<title>', 2)
  const [title = ''] = after.split('</title>', 1)
  if (title === '') throw new Error('The page has no title.')
  return ENTITIES.reduce((text, [entity, character]) => text.replaceAll(entity, character), title)
}

/** For every app page that is not prerendered: an empty root, in which the app renders everything. */
export function renderEmptyRoot(brand: Brand): Rendered {
  return {
    head: `<title>${brand.name}</title><meta name="robots" content="noindex">`,
    body: `${oldBrowserLine(brand)}<div id="root"></div>`,
  }
}
