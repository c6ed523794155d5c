/// <reference types="vite/client" />
import type { Brand, HomePage, StaticPage } from '@coverkit/brand'
import { describeBrand } from '@coverkit/brand/describe-brand'
import { type BrandTokens, contrastPairs, contrastRatio, makeTheme } from '@coverkit/ui/theme'
import { renderPage } from '../pages/renderPage.tsx'
import { appPatterns } from '../prerender/index.tsx'

const shared = import.meta.glob<StaticPage>('../pages/*.page.tsx', { eager: true, import: 'page' })

const HREF = /href="(\/[^"]*)"/g

/** Runs the brand suite with the theme made of the brand's tokens, the pages of the site, and the links of its home page. */
export async function describeBrandSite(brand: Brand, tokens: BrandTokens, home: HomePage): Promise<void> {
  const { light, dark } = makeTheme(tokens)
  const documents = new Set([home.path, ...Object.values(shared).map(({ path }) => path)])
  const patterns = (await appPatterns(brand)).map((pathname) => new URLPattern({ pathname }))
  describeBrand(brand, {
    schemes: { light: light.colour, dark: dark.colour },
    pairs: contrastPairs,
    contrast: contrastRatio,
    isPage: (path) => documents.has(path) || patterns.some((pattern) => pattern.test({ pathname: path })),
    hrefs: [...renderPage(brand, home).body.matchAll(HREF)].flatMap(([, href]) => href ?? []),
  })
}
