import type { RouteObject } from 'react-router'
import type { Session } from '#common/session/index.ts'
import { takeToken } from './resumeToken.ts'

/** `/continue`. The token leaves the address before anything else happens; only this page knows it from then on. */
export function continueRoutes(session: Session): RouteObject[] {
  return [
    {
      id: '/continue',
      path: '/continue',
      lazy: async () => {
        const token = takeToken(window)
        const { ContinuePage } = await import('./ContinuePage.tsx')
        return { Component: () => <ContinuePage session={session} token={token} /> }
      },
    },
  ]
}
