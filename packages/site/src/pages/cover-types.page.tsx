import type { StaticPage } from '@coverkit/brand'
import { CoverTypesPage } from '@coverkit/features/content/cover-types'

export const page: StaticPage = {
  path: '/client-quote/types',
  title: (brand) => `Life, TPD, critical illness and income protection explained | ${brand.name}`,
  description: () =>
    'What each of the four covers pays, when it pays, what people use it for and what it doesn’t cover.',
  indexed: true,
  Page: CoverTypesPage,
}
