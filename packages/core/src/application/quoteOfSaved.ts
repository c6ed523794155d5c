import { quoteFromSaved } from '../quote/quoteFromSaved.ts'
import type { ClientQuote } from '../quote/types.ts'
import type { SavedQuote } from '../quote/wire.ts'
import type { SavedApplication } from './wire.ts'

export type SavedDetails = NonNullable<SavedApplication['applicationDetails']>

/** Reads the quote that a saved application is for. */
export function quoteOfSaved({ needs, personalDetails, premiumType }: SavedDetails): ClientQuote {
  const saved: SavedQuote = { ...needs, premiumType: null, personalDetails: personalDetails ?? null }
  const priced = needs?.premiumType ?? null
  const chosen = premiumType ? ({ S: 'stepped', L: 'level' } as const)[premiumType] : priced
  return { ...quoteFromSaved(saved), premiumType: chosen }
}
