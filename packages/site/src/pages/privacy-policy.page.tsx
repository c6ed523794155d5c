import type { StaticPage } from '@coverkit/brand'
import { PrivacyPolicyPage } from '@coverkit/features/content/privacy-policy'

export const page: StaticPage = {
  path: '/privacy-policy',
  title: (brand) => `Privacy policy | ${brand.name}`,
  description: (brand) =>
    `What personal information ${brand.name} collects, why, who sees it, how long we keep it, and what choices you have.`,
  indexed: true,
  Page: PrivacyPolicyPage,
}
