import type { StaticPage } from '@coverkit/brand'
import { FinancialServicesGuidePage } from '@coverkit/features/content/financial-services-guide'

export const page: StaticPage = {
  path: '/financial-services-guide',
  title: (brand) => `Financial Services Guide | ${brand.name}`,
  description: (brand) => `What ${brand.name} may do for you, how it is paid, and how to complain.`,
  indexed: true,
  Page: FinancialServicesGuidePage,
}
