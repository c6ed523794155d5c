import type { RouteObject } from 'react-router'
import { linkPurpose } from './LinkPurpose.ts'
import type { TakeToken } from './TakeToken.ts'

/** `/sign`. The token leaves the address before anything else happens; only this page knows it from then on. */
export function signRoutes(takeToken: TakeToken): RouteObject[] {
  return [
    {
      id: '/sign',
      path: '/sign',
      lazy: async () => {
        const purpose = linkPurpose(window)
        const token = takeToken(window)
        const { SignPage } = await import('./SignPage.tsx')
        return { Component: () => <SignPage token={token} purpose={purpose} takeToken={takeToken} /> }
      },
    },
  ]
}
