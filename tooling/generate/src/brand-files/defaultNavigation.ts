import type { BrandNavigation } from './BrandSettings.ts'

/** The default links of a new brand. */
export const defaultNavigation: BrandNavigation = {
  header: [
    { label: 'Get a quote', href: '/client-quote/select-covers' },
    { label: 'Calculate your needs', href: '/life-insurance-calculator/about-you' },
    { label: 'Who we are', href: '/who-we-are' },
  ],
  footer: [
    { label: 'Calculate your needs', href: '/life-insurance-calculator/about-you' },
    { label: 'The four covers', href: '/client-quote/types' },
    { label: 'Transfer a policy', href: '/transfer-policy/policy-holders' },
    { label: 'Who we are', href: '/who-we-are' },
    { label: 'Learn', href: '/learn' },
    { label: 'Questions and answers', href: '/faq/about' },
    { label: 'Get help', href: '/get-help' },
    { label: 'Contact us', href: '/contact-us' },
  ],
}
