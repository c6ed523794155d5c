import type { RouteObject } from 'react-router'
import type { Session } from '#common/session/index.ts'
import type { AccountActions, DraftsRegion } from './AccountPage.tsx'

export type { AccountActions } from './AccountPage.tsx'

/** The account. Every page of it requires sign-in. `loadDrafts`: the list of drafts, which is another feature. */
export const accountRoutes = (
  session: Session,
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
          <RequireSignIn session={session}>
            {(customer) => (
              <AccountPage session={session} customer={customer} actions={actions} Drafts={Drafts} />
            )}
          </RequireSignIn>
        ),
      }
    },
  },
]
