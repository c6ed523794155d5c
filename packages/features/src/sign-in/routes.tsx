import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'

type IsKnownRoute = (pathname: string) => boolean

const pageRoute = (path: string, load: () => Promise<ComponentType>): RouteObject[] => [
  { id: path, path, lazy: async () => ({ Component: await load() }) },
]

const loadLogInPage = async () => (await import('./pages/LogInPage.tsx')).LogInPage

/** The route of the log-in page; `isKnownRoute` returns whether it may redirect to an address. */
export const logInRoutes = (services: PageServices, isKnownRoute: IsKnownRoute): RouteObject[] =>
  pageRoute('/login', async () => {
    const LogInPage = await loadLogInPage()
    return () => <LogInPage services={services} first="log-in" isKnownRoute={isKnownRoute} />
  })

export const signUpRoutes = (services: PageServices, isKnownRoute: IsKnownRoute): RouteObject[] =>
  pageRoute('/sign-up', async () => {
    const LogInPage = await loadLogInPage()
    return () => <LogInPage services={services} first="sign-up" isKnownRoute={isKnownRoute} />
  })

export const resetRoutes = (services: PageServices): RouteObject[] =>
  pageRoute('/reset-password', async () => {
    const { ResetPasswordPage } = await import('./pages/ResetPasswordPage.tsx')
    return () => <ResetPasswordPage services={services} />
  })
