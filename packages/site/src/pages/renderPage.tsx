import type { Brand, StaticPage } from '@coverkit/brand'
import { renderToStaticMarkup } from 'react-dom/server'
import '../old-browser/oldBrowser.css.ts'
import { OldBrowser } from '../old-browser/OldBrowser.tsx'
import { pageHead } from '../prerender/pageHead.ts'
import { PageFrame } from './PageFrame.tsx'

export { pagesOf } from './pagesOf.ts'

/** Renders a static page to plain HTML: nothing of React is left in it. */
export function renderPage(brand: Brand, page: StaticPage): { head: string; body: string } {
  const { path, indexed, structuredData, Page } = page
  const body = renderToStaticMarkup(
    <>
      <OldBrowser phone={brand.phone} />
      <PageFrame brand={brand} path={path}>
        <Page />
      </PageFrame>
    </>,
  )
  const head = pageHead(brand, {
    path,
    title: page.title(brand),
    description: page.description(brand),
    indexed,
    structuredData: structuredData?.(brand),
  })
  return { head, body }
}
