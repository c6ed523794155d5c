import { type Brand, BrandProvider } from '@coverkit/brand'
import type { ReactNode } from 'react'
import { ActivationNotice } from '../activation/ActivationNotice.tsx'
import { SiteFooter } from '../footer/SiteFooter.tsx'
import { SiteHeader } from '../header/SiteHeader.tsx'

export type PageFrameProps = { brand: Brand; path: string; children: ReactNode }

/** What surrounds a static page. */
export function PageFrame({ brand, path, children }: PageFrameProps) {
  return (
    <BrandProvider brand={brand}>
      <SiteHeader currentPath={path} />
      {path === '/' && <ActivationNotice />}
      <main id="main">{children}</main>
      <SiteFooter />
    </BrandProvider>
  )
}
