import { type Brand, BrandProvider } from '@coverkit/brand'
import { type PageServices, PageServicesProvider } from '@coverkit/features/common/page-services'
import { LinkComponentContext } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'

export type SiteProvidersProps = {
  brand: Brand
  services: PageServices
  /** Drawn before the page, without a trace in the document. */
  before?: ReactNode
  children: ReactNode
}

/** The providers around every page of the app. */
export function SiteProviders({ brand, services, before, children }: SiteProvidersProps) {
  return (
    <BrandProvider brand={brand}>
      <PageServicesProvider services={services}>
        {before}
        <LinkComponentContext value={AppLink}>{children}</LinkComponentContext>
      </PageServicesProvider>
    </BrandProvider>
  )
}
