import { applicationRoutes } from '@coverkit/features/application'
import { calculatorRoutes } from '@coverkit/features/calculator'
import { clientQuoteRoutes } from '@coverkit/features/client-quote'
import type { Session } from '@coverkit/features/common/session'
import { contactRoutes } from '@coverkit/features/content/contact-request'
import { quoteComparisonRoutes } from '@coverkit/features/quote-comparison'
import { lazy } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { AppFailed } from './app/AppFailed.tsx'
import { AppLayout } from './app/AppLayout.tsx'
import { NotFound } from './app/NotFound.tsx'
import { PageLoading } from './app/PageLoading.tsx'

/** The app's pages, feature by feature: absolute paths, each page lazy. */
export function featureRoutes(session: Session): RouteObject[] {
  return [
    ...contactRoutes,
    ...calculatorRoutes(session),
    ...clientQuoteRoutes(session),
    ...quoteComparisonRoutes(session),
    ...applicationRoutes(session),
  ]
}

/** The feature routes inside the frame of the site. */
export function siteRoutes(session: Session): RouteObject[] {
  const Footer = lazy(async () => ({ default: (await import('./footer/SiteFooter.tsx')).SiteFooter }))
  return [
    {
      element: <AppLayout Footer={Footer} />,
      children: [
        {
          element: <Outlet />,
          errorElement: <AppFailed />,
          hydrateFallbackElement: <PageLoading />,
          children: [...featureRoutes(session), { path: '*', Component: NotFound }],
        },
      ],
    },
  ]
}
