import type { StaticPage } from '@coverkit/brand'
import { FinancialServicesGuidePage } from '@coverkit/features/content/financial-services-guide'

export const page: StaticPage = {
  path: '/financial-services-guide',
  title: (brand) => `Financial Services Guide | ${brand.name}`,
  description: (brand) =>
    `What ${brand.name} can do for you, how we’re paid, what happens with a claim, and how to complain.`,
  indexed: true,
  Page: FinancialServicesGuidePage,
}
