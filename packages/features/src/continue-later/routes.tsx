import type { RouteObject } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import { takeToken } from './resumeToken.ts'

export { takeToken }

/** `/continue`. The token leaves the address before anything else happens; only this page knows it from then on. */
export function continueRoutes(services: PageServices): RouteObject[] {
  return [
    {
      id: '/continue',
      path: '/continue',
      lazy: async () => {
        const token = takeToken(window)
        const { ContinuePage } = await import('./ContinuePage.tsx')
        return { Component: () => <ContinuePage services={services} token={token} /> }
      },
    },
  ]
}
