import type { RouteObject } from 'react-router'
import type { PageServices } from '#common/page-services/createPageServices.ts'

/** Takes the token of a mailed link out of the address. */
type TakeToken = (view: Window) => string | null

/** `/comparison`. The token leaves the address before anything else happens; only this page knows it from then on. */
export function mailedComparisonRoutes(services: PageServices, takeToken: TakeToken): RouteObject[] {
  return [
    {
      id: '/comparison',
      path: '/comparison',
      lazy: async () => {
        const token = takeToken(window)
        const { MailedPage } = await import('./MailedPage.tsx')
        return { Component: () => <MailedPage services={services} token={token} /> }
      },
    },
  ]
}
