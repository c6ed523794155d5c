import type { StaticPage } from '@coverkit/brand'
import { AccessibilityPage } from '@coverkit/features/content/accessibility'

export const page: StaticPage = {
  path: '/accessibility',
  title: (brand) => `Accessibility | ${brand.name}`,
  description: (brand) =>
    `How ${brand.name} works with a keyboard, a screen reader or larger text, and how to tell us if something doesn’t work.`,
  indexed: true,
  Page: AccessibilityPage,
}
