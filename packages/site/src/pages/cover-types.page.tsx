import type { StaticPage } from '@coverkit/brand'
import { CoverTypesPage } from '@coverkit/features/content/cover-types'
import { coverCount, coversTitle } from '@coverkit/features/cover/words'

export const page: StaticPage = {
  path: '/client-quote/types',
  title: (brand) => `${coversTitle()} explained | ${brand.name}`,
  description: () =>
    `What each of the ${coverCount()} covers pays, when it pays, what people use it for and what it doesn’t cover.`,
  indexed: true,
  Page: CoverTypesPage,
}
