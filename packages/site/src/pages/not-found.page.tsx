import type { StaticPage } from '@coverkit/brand'
import { NotFound } from '../app/NotFound.tsx'
import { siteCopy } from '../siteCopy.ts'

export const page: StaticPage = {
  path: '/404',
  title: (brand) => `${siteCopy.notFound.title} | ${brand.name}`,
  description: () => siteCopy.notFound.lead,
  indexed: false,
  Page: NotFound,
}
