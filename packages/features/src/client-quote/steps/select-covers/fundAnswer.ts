import type { ClientQuote } from '@coverkit/core'

/**
 * Whether the visitor pays through super, or null while unknown. A quote from the calculator has covers before
 * the question: they are owned outside super, so its prices are for the answer No.
 */
export function fundAnswer({ covers }: Pick<ClientQuote, 'covers'>): 'true' | 'false' | null {
  return covers.payThroughSuper ?? (covers.selectedCovers.length > 0 ? 'false' : null)
}
