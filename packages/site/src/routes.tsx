import { lazy } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { AppFailed } from './app/AppFailed.tsx'
import { AppLayout } from './app/AppLayout.tsx'
import { NotFound } from './app/NotFound.tsx'
import { PageLoading } from './app/PageLoading.tsx'

/** The route whose children are the pages. */
export const PAGES = 'pages'

/** The routes of areas inside the frame of the site. */
export function siteRoutes(pages: RouteObject[]): RouteObject[] {
  const Footer = lazy(async () => ({ default: (await import('./footer/SiteFooter.tsx')).SiteFooter }))
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
          children: [...pages, { id: 'not-found', path: '*', Component: NotFound }],
        },
      ],
    },
  ]
}
