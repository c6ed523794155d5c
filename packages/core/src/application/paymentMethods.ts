import { COVER_KINDS } from '../covers/kinds.ts'
import { ownerOf } from '../covers/ownerOf.ts'
import type { Owner } from '../covers/terms.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../payment/paymentTerms.ts'
import type { ClientQuote } from '../quote/types.ts'

function hasOwner(quote: ClientQuote, ...owners: readonly Owner[]): boolean {
  return COVER_KINDS.some(
    (kind) => quote.covers.selectedCovers.includes(kind) && owners.includes(ownerOf(quote, kind)),
  )
}

/** How the premiums of a quote can be paid; from super only when some selected cover is at least partly in super. */
export function paymentMethods(quote: ClientQuote): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => method !== 'enduringRollover' || hasOwner(quote, 'S', 'J'))
}

/** Whether a second way to pay is needed: a rollover pays the part inside super, and some part is outside. */
export function needsOutsidePayment(quote: ClientQuote, method: PaymentMethod | null): boolean {
  return method === 'enduringRollover' && hasOwner(quote, 'S', 'J') && hasOwner(quote, 'O', 'J')
}
