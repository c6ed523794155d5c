import type { StaticPage } from '@coverkit/brand'
import { CoverTypesPage } from '@coverkit/features/content/cover-types'

export const page: StaticPage = {
  path: '/client-quote/types',
  title: (brand) => `Life, TPD, critical illness and income protection explained | ${brand.name}`,
  description: (brand) =>
    `What each of the four covers pays, when, what people use it for and what is not covered. With ${brand.name}.`,
  indexed: true,
  Page: CoverTypesPage,
}
