import { type Brand, BrandProvider } from '@coverkit/brand'
import { type Session, SessionProvider } from '@coverkit/features/common/session'
import { LinkComponentContext } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'

export type SiteProvidersProps = { brand: Brand; session: Session; children: ReactNode }

/** What every page of the app can rely on. */
export function SiteProviders({ brand, session, children }: SiteProvidersProps) {
  return (
    <BrandProvider brand={brand}>
      <SessionProvider session={session}>
        <LinkComponentContext value={AppLink}>{children}</LinkComponentContext>
      </SessionProvider>
    </BrandProvider>
  )
}
