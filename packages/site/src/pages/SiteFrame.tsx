import { type Brand, BrandProvider } from '@coverkit/brand'
import type { ReactNode } from 'react'
import { SiteFooter } from '../footer/SiteFooter.tsx'
import { SiteHeader } from '../header/SiteHeader.tsx'

export type SiteFrameProps = { brand: Brand; path: string; children: ReactNode }

/** The header and the footer of a brand around content with a `main` of its own. */
export function SiteFrame({ brand, path, children }: SiteFrameProps) {
  return (
    <BrandProvider brand={brand}>
      <SiteHeader currentPath={path} />
      {children}
      <SiteFooter />
    </BrandProvider>
  )
}
