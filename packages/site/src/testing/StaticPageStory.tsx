import type { StaticPage } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { PageFrame } from '../pages/PageFrame.tsx'

/** A public page between the header and the footer, as it is built for a site. */
export function StaticPageStory({ page }: { readonly page: StaticPage | undefined }) {
  if (!page) throw new Error('A series has no page.')
  const { Page, path } = page
  return (
    <PageFrame brand={plainBrand} path={path}>
      <Page />
    </PageFrame>
  )
}
