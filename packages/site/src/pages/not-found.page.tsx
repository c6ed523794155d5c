import type { StaticPage } from '@coverkit/brand'
import { NotFound } from '../app/NotFound.tsx'
import { notFoundCopy } from '../app/notFoundCopy.ts'

export const page: StaticPage = {
  path: '/404',
  title: (brand) => `${notFoundCopy.title} | ${brand.name}`,
  description: () => notFoundCopy.lead,
  indexed: false,
  Page: NotFound,
}
