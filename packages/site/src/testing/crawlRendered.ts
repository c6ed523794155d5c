/// <reference types="vite/client" />
import type { Brand, StaticPage } from '@coverkit/brand'
import { type PageModule, pagesOf } from '../pages/pagesOf.ts'
import { renderPage } from '../pages/renderPage.tsx'
import { appPatterns, firstStepsOf, openFirstStep, redirectsOf } from '../prerender/index.tsx'

const shared = import.meta.glob<PageModule>('../pages/*.page.tsx', { eager: true })

/** The documents of a brand's site as its build renders them, by address, and what its links find there. */
export interface RenderedSite {
  readonly documents: ReadonlyMap<string, string>
  /** Addresses that search engines are told of. */
  readonly indexed: readonly string[]
  /** Addresses that lead to others. */
  readonly redirects: Readonly<Record<string, string>>
  /** Whether an address, without query and hash, is answered. */
  readonly isPage: (path: string) => boolean
}

/** Renders every document of a brand, its home page included where one is given. */
export async function renderSite(brand: Brand, home?: StaticPage): Promise<RenderedSite> {
  const pages = [
    ...Object.values(shared).flatMap((module) => pagesOf(module, brand)),
    ...(home ? [home] : []),
  ]
  const steps = firstStepsOf(brand)
  const documents = new Map<string, string>()
  for (const page of pages) {
    const { head, body } = renderPage(brand, page)
    documents.set(page.path, head + body)
  }
  for (const { path } of steps) {
    const { head, body } = await (await openFirstStep(brand, path))()
    documents.set(path, head + body)
  }
  const patterns = (await appPatterns(brand)).map((pathname) => new URLPattern({ pathname }))
  const redirects = redirectsOf(brand)
  return {
    documents,
    indexed: [...pages, ...steps].filter(({ indexed }) => indexed).map(({ path }) => path),
    redirects,
    isPage: (path) =>
      path === '/' ||
      documents.has(path) ||
      path in redirects ||
      patterns.some((pattern) => pattern.test({ pathname: path })),
  }
}

/** The links of a site that lead to no page of it. */
export const linkErrors = ({ documents, isPage }: RenderedSite): readonly string[] =>
  [...documents].flatMap(([path, html]) =>
    [...new Set(linksIn(html))].filter((to) => !isPage(to)).map((to) => `${path} links to ${to}`),
  )

/** The addresses of ours that a document links to, without query and hash. */
export const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].flatMap(([, path]) => path ?? [])
