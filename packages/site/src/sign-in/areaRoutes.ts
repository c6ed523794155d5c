import { accountRoutes } from '@coverkit/features/account'
import type { Session } from '@coverkit/features/common/session'
import { continueRoutes } from '@coverkit/features/continue-later'
import { logInRoutes, resetRoutes, signUpRoutes } from '@coverkit/features/sign-in'
import type { RouteObject } from 'react-router'
import { areaOf } from '../areas.ts'
import { accountActions } from './accountActions.ts'

/** Where somebody may be sent back to after signing in. */
const isAppPath = (path: string) => areaOf(path) !== undefined

/** The routes of sign-in, account and mailed links, each for its area: seldom needed, so in one file. */
export const areaRoutes = {
  logIn: (session: Session): RouteObject[] => logInRoutes(session, isAppPath),
  signUp: (session: Session): RouteObject[] => signUpRoutes(session, isAppPath),
  reset: resetRoutes,
  resume: continueRoutes,
  account: (session: Session): RouteObject[] =>
    accountRoutes(
      session,
      accountActions(session),
      async () => (await import('@coverkit/features/continue-later/account')).AccountDrafts,
    ),
}
