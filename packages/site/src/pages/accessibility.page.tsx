import type { StaticPage } from '@coverkit/brand'
import { AccessibilityPage } from '@coverkit/features/content/accessibility'

export const page: StaticPage = {
  path: '/accessibility',
  title: (brand) => `Accessibility | ${brand.name}`,
  description: (brand) =>
    `How we make ${brand.name} easy for everyone to use, and how to tell us if something doesn’t work.`,
  indexed: true,
  Page: AccessibilityPage,
}
