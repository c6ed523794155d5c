import type { OfferName } from '@coverkit/brand/offers'

/** Pages of each offer, redirects among them. */
export const OFFER_PAGES: Readonly<Record<OfferName, readonly string[]>> = {
  claims: [
    '/account/make-a-claim',
    '/account/make-a-claim/claim/1',
    '/claim-after-a-death',
    '/faq/claims',
    '/learn-about-life-insurance-processes/making-a-claim',
  ],
  transfers: [
    '/transfer-policy',
    '/transfer-policy/policy-holders',
    '/learn-about-life-insurance-processes/transferring-a-life-insurance-policy',
  ],
  changeCover: [
    '/account/change-my-cover',
    '/account/change-my-cover/premium-type',
    '/account/change-my-cover-complete',
    '/change-my-cover-complete',
    '/learn-about-life-insurance-processes/changing-your-cover',
  ],
  guaranteedInsurability: ['/account/guaranteed-future-insurability'],
  identityCheck: ['/account/identity-check'],
  account: ['/account', '/account/update-my-details', '/login', '/sign-up', '/reset-password'],
}
