export { declineOffer, isDeclined } from './declinedOffers.ts'
export type { DraftOffer } from './followAccount.ts'
