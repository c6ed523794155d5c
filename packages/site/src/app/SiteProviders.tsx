import { type Brand, BrandProvider } from '@coverkit/brand'
import { type PageServices, PageServicesProvider } from '@coverkit/features/common/page-services'
import { LinkComponentContext } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import { TypedText } from './TypedText.tsx'

export type SiteProvidersProps = { brand: Brand; services: PageServices; children: ReactNode }

/** The providers around every page of the app. */
export function SiteProviders({ brand, services, children }: SiteProvidersProps) {
  return (
    <BrandProvider brand={brand}>
      <PageServicesProvider services={services}>
        <TypedText />
        <LinkComponentContext value={AppLink}>{children}</LinkComponentContext>
      </PageServicesProvider>
    </BrandProvider>
  )
}
