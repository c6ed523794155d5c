import { BrandProvider } from '@coverkit/brand'
import { PageServicesProvider } from '@coverkit/features/common/page-services'
import type { Prefill } from '@coverkit/features/common/prefill'
import { LinkComponentContext } from '@coverkit/ui'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { addAreas } from '../app/addAreas.ts'
import { focusPressed } from '../app/focusPressed.ts'
import { PageLoading } from '../app/PageLoading.tsx'
import { readConfig } from '../app/readConfig.ts'
import { tolerateTranslation } from '../app/tolerateTranslation.ts'
import { startMenu } from '../boot/menu.ts'
import { startStrip } from '../home/startStrip.ts'
import { type VisitorEvent, watchJourney } from '../journey/watchJourney.ts'
import { type FramedBrand, FramedBrandContext } from './FramedBrand.ts'
import { FramedLink } from './FramedLink.tsx'
import { framedAreaOf } from './framedAreas.ts'
import { framedRoutes } from './framedRoutes.tsx'
import { createFramedServices } from './framedServices.ts'
import { storeAccountName } from './storeAccountName.ts'

export { countedEvent } from '../analytics/countedEvent.ts'
export type { VisitorEvent } from '../journey/watchJourney.ts'
export type { FramedBrand } from './FramedBrand.ts'

export interface FramedSiteOptions {
  /** Hidden inside a partner's page, which has its own. */
  readonly hasHeader: boolean
  readonly emit: (event: VisitorEvent) => void
}

export interface FramedSite {
  /** Shows the app in this brand. A later call changes the brand; the input stays. */
  show(framed: FramedBrand): void
  /** Passes answers to the forms, whose blank fields take them. Call it after `show`. */
  prefill(answers: Prefill): Promise<void>
}

/** Loads the code of the requested address; `show` starts the app in `#root`. */
export async function openFramedSite({ hasHeader, emit }: FramedSiteOptions): Promise<FramedSite> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  tolerateTranslation()
  focusPressed(document)
  const area = framedAreaOf(window.location.pathname)
  // If code fails to load, the router loads it again, and reports the second failure.
  const routesOf = await area?.load().catch(() => undefined)
  let app: ReturnType<typeof start> | undefined
  let occupationIds: readonly number[] | undefined

  function start(place: HTMLElement, accountName: string) {
    const { services, use } = createFramedServices(readConfig(), accountName)
    const router = createBrowserRouter(framedRoutes(routesOf?.(services, framedAreaOf) ?? [], hasHeader), {
      patchRoutesOnNavigation: addAreas(
        services,
        framedAreaOf,
        routesOf && area,
        () => router.state.navigation.location,
      ),
    })
    storeAccountName(router)
    startStrip(document)
    if (hasHeader) startMenu(document)
    watchJourney(router, services, emit)
    return { services, use, router, reactRoot: createRoot(place) }
  }

  return {
    show(framed) {
      const { brand } = framed
      app ??= start(root, brand.accountName)
      app.use(brand.accountName)
      occupationIds = brand.occupationIds
      app.reactRoot.render(
        <FramedBrandContext value={framed}>
          <BrandProvider brand={brand}>
            <PageServicesProvider services={app.services}>
              <LinkComponentContext value={FramedLink}>
                <Suspense fallback={<PageLoading />}>
                  <RouterProvider router={app.router} />
                </Suspense>
              </LinkComponentContext>
            </PageServicesProvider>
          </BrandProvider>
        </FramedBrandContext>,
      )
    },
    async prefill(answers) {
      if (!app) return
      const { services } = app
      const [calculator, quote] = await Promise.all([
        import('@coverkit/features/calculator/prefill'),
        import('@coverkit/features/client-quote/prefill'),
      ])
      await calculator.prefillCalculator(services, answers)
      await quote.prefillQuote(services, answers, occupationIds)
    },
  }
}
