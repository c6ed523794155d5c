import type { RouteObject } from 'react-router'
import type { Session } from '../common/session/index.ts'
import type { AccountActions } from './AccountPage.tsx'

export type { AccountActions } from './AccountPage.tsx'

/** The account. Every page of it requires sign-in. */
export const accountRoutes = (session: Session, actions: AccountActions): RouteObject[] => [
  {
    id: '/account',
    path: '/account',
    lazy: async () => {
      const [{ AccountPage }, { RequireSignIn }] = await Promise.all([
        import('./AccountPage.tsx'),
        import('./RequireSignIn.tsx'),
      ])
      return {
        Component: () => (
          <RequireSignIn session={session}>
            {(customer) => <AccountPage customer={customer} actions={actions} />}
          </RequireSignIn>
        ),
      }
    },
  },
]
