import { accountRoutes } from '@coverkit/features/account'
import { signRoutes } from '@coverkit/features/application/sign'
import type { PageServices } from '@coverkit/features/common/page-services'
import { continueRoutes, takeToken } from '@coverkit/features/continue-later'
import { mailedComparisonRoutes } from '@coverkit/features/quote-comparison/mailed'
import { logInRoutes, resetRoutes, signUpRoutes } from '@coverkit/features/sign-in'
import type { RouteObject } from 'react-router'
import { accountActions } from './accountActions.ts'

type AreaOf = (path: string) => object | undefined

/** Paths that a visitor may be sent back to after signing in. */
const isAppPath = (areaOf: AreaOf) => (path: string) => areaOf(path) !== undefined

/** The routes of sign-in, account and mailed links, each for its area: seldom needed, so in one file. */
export const areaRoutes = {
  logIn: (services: PageServices, areaOf: AreaOf): RouteObject[] => logInRoutes(services, isAppPath(areaOf)),
  signUp: (services: PageServices, areaOf: AreaOf): RouteObject[] =>
    signUpRoutes(services, isAppPath(areaOf)),
  reset: resetRoutes,
  resume: continueRoutes,
  sign: (): RouteObject[] => signRoutes(takeToken),
  comparison: (services: PageServices): RouteObject[] => mailedComparisonRoutes(services, takeToken),
  account: (services: PageServices): RouteObject[] =>
    accountRoutes(
      services,
      accountActions(services),
      async () => (await import('@coverkit/features/continue-later/account')).AccountDrafts,
      takeToken,
    ),
}
