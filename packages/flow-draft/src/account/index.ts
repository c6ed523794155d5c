export type { DraftOffer } from './DraftOffer.ts'
export { declineOffer, isDeclined } from './declinedOffers.ts'
