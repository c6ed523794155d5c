import type { Brand } from '@coverkit/brand'
import { createSession, type Session } from '@coverkit/features/common/session'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type PatchRoutesOnNavigationFunction } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadMatchedRoutes } from './app/loadMatchedRoutes.ts'
import { readConfig } from './app/readConfig.ts'
import { SiteProviders } from './app/SiteProviders.tsx'
import { type Area, areaOf } from './areas.ts'
import { PAGES, siteRoutes } from './routes.tsx'

/** Adds the routes of each further area when a visitor first goes there. */
function addAreas(session: Session, first: Area | undefined): PatchRoutesOnNavigationFunction {
  const known = new Set(first ? [first] : [])
  return async ({ path, patch }) => {
    const area = areaOf(path)
    if (!area || known.has(area)) return
    patch(PAGES, (await area.load())(session))
    known.add(area)
  }
}

/** Starts the app of a brand in `#root`: takes over a page rendered for this very address, else renders anew. */
export async function startSite(brand: Brand): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const session = createSession({ accountName: brand.accountName, ...readConfig() })
  const { pathname } = window.location
  const area = areaOf(pathname)
  const routes = siteRoutes(area ? (await area.load())(session) : [])

  const isPrerendered = root.childElementCount > 0 && root.dataset.path === pathname
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: addAreas(session, area),
    ...(isPrerendered ? { hydrationData: await loadMatchedRoutes(routes, pathname) } : {}),
  })
  const site = (
    <SiteProviders brand={brand} session={session}>
      <RouterProvider router={router} />
    </SiteProviders>
  )
  if (isPrerendered) hydrateRoot(root, site)
  else createRoot(root).render(site)
}
