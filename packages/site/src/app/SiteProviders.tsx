import { type Brand, BrandProvider } from '@coverkit/brand'
import { type Session, SessionProvider } from '@coverkit/features/common/session'
import { LinkComponentContext } from '@coverkit/ui'
import { type ReactNode, useMemo } from 'react'
import type { RouteObject } from 'react-router'
import { makeAppLink } from './makeAppLink.tsx'

export type SiteProvidersProps = {
  brand: Brand
  session: Session
  routes: RouteObject[]
  children: ReactNode
}

/** What every page of the app can rely on. */
export function SiteProviders({ brand, session, routes, children }: SiteProvidersProps) {
  const AppLink = useMemo(() => makeAppLink(routes), [routes])
  return (
    <BrandProvider brand={brand}>
      <SessionProvider session={session}>
        <LinkComponentContext value={AppLink}>{children}</LinkComponentContext>
      </SessionProvider>
    </BrandProvider>
  )
}
