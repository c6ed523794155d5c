import type { StaticPage } from '@coverkit/brand'
import { PrivacyPolicyPage } from '@coverkit/features/content/privacy-policy'

export const page: StaticPage = {
  path: '/privacy-policy',
  title: (brand) => `Privacy policy | ${brand.name}`,
  description: (brand) =>
    `What ${brand.name} asks for, why, who sees it, which decisions are automated, and what you can do about it.`,
  indexed: true,
  Page: PrivacyPolicyPage,
}
