import type { RouteObject } from 'react-router'

/** The page on which a person without an account claims for someone who has died. */
export const deathClaimRoutes: RouteObject[] = [
  {
    id: '/claim-after-a-death',
    path: '/claim-after-a-death',
    lazy: async () => ({ Component: (await import('./DeathClaimPage.tsx')).DeathClaimPage }),
  },
]
