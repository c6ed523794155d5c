/// <reference types="vite/client" />
import type { Brand, HomePage } from '@coverkit/brand'
import { describeBrand } from '@coverkit/brand/describe-brand'
import { plainBrand } from '@coverkit/brand/testing'
import { type BrandTokens, makeTheme } from '@coverkit/ui/theme'
import { expect, it } from 'vitest'
import { type PageModule, pagesOf } from '../pages/pagesOf.ts'
import { renderPage } from '../pages/renderPage.tsx'
import { appPatterns } from '../prerender/index.tsx'
import { redirects } from '../redirects.ts'

const shared = import.meta.glob<PageModule>('../pages/*.page.tsx', { eager: true })

const sharedPages = Object.values(shared).flatMap(pagesOf)

const HREF = /href="(\/[^"]*)"/g

/** Runs the brand suite with the theme made of the brand's tokens, the pages of the site, and the links of its home page. */
export async function describeBrandSite(brand: Brand, tokens: BrandTokens, home: HomePage): Promise<void> {
  const documents = new Set([home.path, ...sharedPages.map(({ path }) => path), ...Object.keys(redirects)])
  const patterns = (await appPatterns(brand)).map((pathname) => new URLPattern({ pathname }))
  describeBrand(brand, {
    makeTheme: () => makeTheme(tokens),
    isPage: (path) => documents.has(path) || patterns.some((pattern) => pattern.test({ pathname: path })),
    hrefs: [...renderPage(brand, home).body.matchAll(HREF)].flatMap(([, href]) => href ?? []),
  })

  it('is named in the pages that all brands share only through their slots', () => {
    const naming = sharedPages.filter((page) => {
      const { head, body } = renderPage(plainBrand, page)
      return `${head}${body}`.includes(brand.name)
    })
    expect(naming.map(({ path }) => path)).toEqual([])
  })
}
