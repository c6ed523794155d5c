import type { SavedOffer, SavedQuotes } from '@coverkit/api-client'
import { examplePrices } from '#common/testing/examplePrices.ts'
import { exampleChosen, exampleQuote } from './exampleAnswers.ts'

/** The example with an insurer's monthly offer, as it was saved at the given moment. */
export function exampleSavedOffer(code: string, savedAt: string): SavedOffer {
  const { personalDetails: _person, ...needs } = exampleQuote
  return { id: crypto.randomUUID(), savedAt, needs, selectedQuote: exampleChosen(code, savedAt).quote }
}

export function exampleSaved(...quotes: readonly SavedOffer[]): SavedQuotes {
  return { label: examplePrices.label, quotes }
}
