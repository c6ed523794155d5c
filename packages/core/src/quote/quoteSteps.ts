import { isSelected } from '../covers/isSelected.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { COVER_STEPS, type CoverStep } from '../covers/steps.ts'
import type { ClientQuote } from './types.ts'

/** A step of the quote flow. */
export type QuoteStep = 'select-covers' | CoverStep | 'personal-details' | 'premium-type' | 'get-quote'

/** Steps of the quote flow in order; from the calculator only the personal details are asked. */
export function quoteSteps(
  quote: ClientQuote,
  { entry }: { readonly entry: 'direct' | 'calculator' },
): QuoteStep[] {
  if (entry === 'calculator') return ['personal-details']
  const selected = COVER_KINDS.filter((kind) => isSelected(quote, kind))
  const details = selected.map((kind) => COVER_STEPS[kind])
  return ['select-covers', ...details, 'personal-details', 'premium-type', 'get-quote']
}
