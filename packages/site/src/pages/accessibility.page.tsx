import type { StaticPage } from '@coverkit/brand'
import { AccessibilityPage } from '@coverkit/features/content/accessibility'

export const page: StaticPage = {
  path: '/accessibility',
  title: (brand) => `Accessibility | ${brand.name}`,
  description: (brand) => `How ${brand.name} works for everyone, and how to tell us what does not.`,
  indexed: true,
  Page: AccessibilityPage,
}
