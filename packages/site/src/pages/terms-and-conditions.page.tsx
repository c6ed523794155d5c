import type { StaticPage } from '@coverkit/brand'
import { TermsPage } from '@coverkit/features/content/terms-and-conditions'

export const page: StaticPage = {
  path: '/terms-and-conditions',
  title: (brand) => `Terms and conditions | ${brand.name}`,
  description: (brand) =>
    `The terms for using ${brand.name}: what prices and estimates mean, what you’re responsible for and what we are.`,
  indexed: true,
  Page: TermsPage,
}
