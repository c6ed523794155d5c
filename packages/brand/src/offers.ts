import { isPublished, type Publisher } from './published.ts'

/**
 * The switches of a brand; one that isn't named is on. A part that is off has no page, no link, no entry of the sitemap and
 * no words that promise it. Claims, changes of cover, increases and identity checks are off without the account, since only
 * customers who have logged in can use them.
 */
export type BrandOffers = {
  /** Making a claim, and following it. */
  claims?: boolean
  /** Bringing policies that customers hold to the brand. */
  transfers?: boolean
  /** Changing the cover of a policy. */
  changeCover?: boolean
  /** More cover after a life event, without health questions. */
  guaranteedInsurability?: boolean
  /** Confirming who policy holders are. */
  identityCheck?: boolean
  /** Signing up, logging in and the account. */
  account?: boolean
}

/** One of the things that a brand can switch off. */
export type OfferName = keyof BrandOffers

/** Where the pages of each begin. */
const PLACES = {
  claims: ['/account/make-a-claim', '/claim-after-a-death'],
  transfers: ['/transfer-policy'],
  changeCover: ['/account/change-my-cover', '/account/change-my-cover-complete', '/change-my-cover-complete'],
  guaranteedInsurability: ['/account/guaranteed-future-insurability'],
  identityCheck: ['/account/identity-check'],
  account: ['/account', '/login', '/sign-up', '/reset-password'],
} as const satisfies Readonly<Record<OfferName, readonly string[]>>

/** The names of all switches. */
export const OFFER_NAMES = Object.keys(PLACES) as OfferName[]

/** Only a customer who has logged in can use these. */
export const OFFERS_IN_ACCOUNT = [
  'claims',
  'changeCover',
  'guaranteedInsurability',
  'identityCheck',
] as const satisfies readonly OfferName[]

/** A brand, for its switches and its pages. */
export type Offering = Publisher & { readonly offers?: BrandOffers | undefined }

const needsAccount = (offer: OfferName) => OFFERS_IN_ACCOUNT.some((name) => name === offer)

/** Whether a brand offers something: all that it doesn't switch off, and nothing in the account without the account. */
export function isOffered({ offers = {} }: Offering, offer: OfferName): boolean {
  if (offers[offer] === false) return false
  return !needsAccount(offer) || offers.account !== false
}

/** Whether an address, with or without a query and a hash, is no page that the brand leaves out. */
export function isAddressOffered(brand: Offering, address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  return (
    isPublished(brand, path) &&
    OFFER_NAMES.every(
      (offer) =>
        isOffered(brand, offer) || !PLACES[offer].some((place) => `${path}/`.startsWith(`${place}/`)),
    )
  )
}

/** The links that lead to pages that the brand has. */
export const offeredLinks = <Link extends { readonly href: string }>(
  brand: Offering,
  links: readonly Link[],
): readonly Link[] => links.filter(({ href }) => isAddressOffered(brand, href))
