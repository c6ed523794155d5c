import type { StaticPage } from '@coverkit/brand'
import { ComplaintsPage } from '@coverkit/features/content/complaints'

export const page: StaticPage = {
  path: '/complaints',
  title: (brand) => `Complaints | ${brand.name}`,
  description: (brand) =>
    `How to complain to ${brand.name}, what happens next, and how to reach the Australian Financial Complaints Authority.`,
  indexed: true,
  Page: ComplaintsPage,
}
