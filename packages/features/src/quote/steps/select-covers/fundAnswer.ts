import type { ClientQuote } from '@coverkit/core'

/**
 * Whether the visitor pays through super, or null while nobody knows. A quote from the calculator has covers before it
 * asks: they are owned outside super, so No is what its prices are for.
 */
export function fundAnswer({ covers }: Pick<ClientQuote, 'covers'>): 'true' | 'false' | null {
  return covers.payThroughSuper ?? (covers.selectedCovers.length > 0 ? 'false' : null)
}
