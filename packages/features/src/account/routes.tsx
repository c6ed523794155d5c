import { Outlet, type RouteObject } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import type { DraftsRegion } from './AccountPage.tsx'
import type { AccountActions } from './aside/AccountActions.ts'

export type { AccountActions } from './aside/AccountActions.ts'

/** Routes of another feature that only a signed-in customer sees. */
export const behindSignIn = (services: PageServices, children: RouteObject[]): RouteObject[] => [
  {
    async lazy() {
      const { RequireSignIn } = await import('./RequireSignIn.tsx')
      return { Component: () => <RequireSignIn services={services}>{() => <Outlet />}</RequireSignIn> }
    },
    children,
  },
]

/** The account. Every page of it requires sign-in. `loadDrafts`: the list of drafts, which is another feature. */
export const accountRoutes = (
  services: PageServices,
  actions: AccountActions,
  loadDrafts: () => Promise<DraftsRegion>,
): RouteObject[] => [
  {
    id: '/account',
    path: '/account',
    lazy: async () => {
      const [{ AccountPage }, { RequireSignIn }, Drafts] = await Promise.all([
        import('./AccountPage.tsx'),
        import('./RequireSignIn.tsx'),
        loadDrafts(),
      ])
      return {
        Component: () => (
          <RequireSignIn services={services}>
            {(customer) => (
              <AccountPage services={services} customer={customer} actions={actions} Drafts={Drafts} />
            )}
          </RequireSignIn>
        ),
      }
    },
  },
  {
    id: '/account/update-my-details',
    path: '/account/update-my-details',
    lazy: async () => {
      const [{ UpdateDetailsPage }, { RequireSignIn }] = await Promise.all([
        import('./details/UpdateDetailsPage.tsx'),
        import('./RequireSignIn.tsx'),
      ])
      return {
        Component: () => (
          <RequireSignIn services={services}>
            {(customer) => <UpdateDetailsPage services={services} customer={customer} />}
          </RequireSignIn>
        ),
      }
    },
  },
  {
    id: '/account/guaranteed-future-insurability',
    path: '/account/guaranteed-future-insurability',
    lazy: async () => {
      const [{ InsurabilityPage }, { RequireSignIn }] = await Promise.all([
        import('./future-insurability/InsurabilityPage.tsx'),
        import('./RequireSignIn.tsx'),
      ])
      return {
        Component: () => (
          <RequireSignIn services={services}>{() => <InsurabilityPage services={services} />}</RequireSignIn>
        ),
      }
    },
  },
  {
    id: '/account/review-my-cover',
    path: '/account/review-my-cover',
    lazy: async () => {
      const [{ ReviewPage }, { RequireSignIn }] = await Promise.all([
        import('./review/ReviewPage.tsx'),
        import('./RequireSignIn.tsx'),
      ])
      return {
        Component: () => (
          <RequireSignIn services={services}>{() => <ReviewPage services={services} />}</RequireSignIn>
        ),
      }
    },
  },
  {
    id: '/account/identity-check',
    path: '/account/identity-check',
    lazy: async () => {
      const [{ IdentityCheckPage }, { RequireSignIn }] = await Promise.all([
        import('./identity-check/IdentityCheckPage.tsx'),
        import('./RequireSignIn.tsx'),
      ])
      return {
        Component: () => (
          <RequireSignIn services={services}>
            {(customer) => <IdentityCheckPage services={services} customer={customer} />}
          </RequireSignIn>
        ),
      }
    },
  },
]
