import { faqRedirects } from '@coverkit/features/content/faq'
import { learnRedirects } from '@coverkit/features/content/learn-sections'

/** Addresses that have moved for good. The host answers them with status 301. */
export const redirects: Readonly<Record<string, string>> = {
  '/contact': '/contact-us',
  '/change-my-cover-complete': '/application/complete',
  '/account/change-my-cover-complete': '/application/complete',
  ...learnRedirects,
  ...faqRedirects,
}
