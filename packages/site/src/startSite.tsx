import './old-browser/oldBrowser.css.ts'
import type { Brand } from '@coverkit/brand'
import { createPageServices } from '@coverkit/features/common/page-services'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { addAreas } from './app/addAreas.ts'
import { focusPressed } from './app/focusPressed.ts'
import { loadAfterPage } from './app/loadAfterPage.ts'
import { loadMatchedRoutes } from './app/loadMatchedRoutes.ts'
import { readConfig } from './app/readConfig.ts'
import { SiteProviders } from './app/SiteProviders.tsx'
import { tolerateTranslation } from './app/tolerateTranslation.ts'
import { whenIdle } from './app/whenIdle.ts'
import { areaFinderOf } from './areasOf.ts'
import { siteRoutes } from './routes.tsx'

/** Starts the app of a brand in `#root`: takes over a page rendered for this very address, else renders from scratch. */
export async function startSite(brand: Brand): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // A form that was sent before React hydrated is sent again afterwards.
  let unheard: { readonly form: HTMLFormElement; readonly place: number } | undefined
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    const form = event.target as HTMLFormElement
    unheard = { form, place: [...document.forms].indexOf(form) }
  })
  const services = createPageServices({
    ...readConfig(),
    accountName: brand.accountName,
    offers: brand.offers,
  })
  const { pathname } = window.location
  const areaOf = areaFinderOf(brand)
  const area = areaOf(pathname)
  const routes = siteRoutes(area ? (await area.load())(services, areaOf) : [])

  const isPrerendered = root.childElementCount > 0 && root.dataset.path === pathname
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: addAreas(services, areaOf, area, () => router.state.navigation.location),
    ...(isPrerendered ? { hydrationData: await loadMatchedRoutes(routes, pathname) } : {}),
  })
  const isChanged = isAltered(root)
  const site = (
    <SiteProviders brand={brand} services={services} before={isChanged && (await drawTypedText())}>
      <RouterProvider router={router} />
    </SiteProviders>
  )
  tolerateTranslation()
  focusPressed(document)
  if (isPrerendered) hydrateRoot(root, site, isChanged ? { onRecoverableError: () => undefined } : {})
  else createRoot(root).render(site)
  whenIdle(() => {
    if (unheard) (unheard.form.isConnected ? unheard.form : document.forms[unheard.place])?.requestSubmit()
  })
  loadAfterPage(router, services)
}

const drawTypedText = () =>
  import('./app/TypedText.tsx').then(
    ({ TypedText }) => <TypedText />,
    () => null,
  )

/** A translator or an extension has added elements to the page as built: React can't hydrate it and renders it again. */
const isAltered = (root: HTMLElement) =>
  root.childElementCount > 0 && root.getElementsByTagName('*').length !== Number(root.dataset.count)
