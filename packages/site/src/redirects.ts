import { type BrandData, isAddressOffered } from '@coverkit/brand'
import { faqRedirects } from '@coverkit/features/content/faq'
import { learnRedirects } from '@coverkit/features/content/learn-sections'

const moved: Readonly<Record<string, string>> = {
  '/contact': '/contact-us',
  '/change-my-cover-complete': '/application/complete',
  '/account/change-my-cover-complete': '/application/complete',
}

/** Addresses of a brand's site that have moved for good. The host answers them with status 301. */
export const redirectsOf = (brand: BrandData): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(moved).filter(([from]) => isAddressOffered(brand, from))),
  ...learnRedirects(brand),
  ...faqRedirects(brand),
})
