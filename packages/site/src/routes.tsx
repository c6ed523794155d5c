import { type ComponentType, lazy } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { AppFailed } from './app/AppFailed.tsx'
import { AppLayout } from './app/AppLayout.tsx'
import { PageLoading } from './app/PageLoading.tsx'
import type { ShortFooterProps } from './footer/ShortFooter.tsx'

/** The route whose children are the pages. */
export const PAGES = 'pages'

/** A page is worth more than its footer, which is left out if its code fails to load. */
async function loadFooter(): Promise<{ default: ComponentType<ShortFooterProps> }> {
  return { default: (await import('./footer/ShortFooter.tsx')).ShortFooter }
}

const notFound: RouteObject = {
  id: 'not-found',
  path: '*',
  lazy: async () => ({ Component: (await import('./app/NotFound.tsx')).NotFound }),
}

/** The routes of areas inside the frame of the site. */
export function siteRoutes(pages: RouteObject[]): RouteObject[] {
  const Footer = lazy(() => loadFooter().catch(() => ({ default: () => null })))
  return [
    {
      id: 'frame',
      element: <AppLayout Footer={Footer} />,
      children: [
        {
          id: PAGES,
          element: <Outlet />,
          errorElement: <AppFailed />,
          hydrateFallbackElement: <PageLoading />,
          children: [...pages, notFound],
        },
      ],
    },
  ]
}
