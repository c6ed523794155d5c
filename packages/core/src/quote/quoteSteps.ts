import { type ClientQuote, COVER_KINDS, type CoverKind } from './types.ts'

/** The details step of each cover. */
export const COVER_STEPS: {
  readonly life: 'life-cover'
  readonly tpd: 'tpd-cover'
  readonly criticalIllness: 'critical-illness-cover'
  readonly incomeProtection: 'income-protection-cover'
} = {
  life: 'life-cover',
  tpd: 'tpd-cover',
  criticalIllness: 'critical-illness-cover',
  incomeProtection: 'income-protection-cover',
}

/** A step of the quote flow. */
export type QuoteStep =
  | 'select-covers'
  | (typeof COVER_STEPS)[CoverKind]
  | 'personal-details'
  | 'premium-type'
  | 'get-quote'

/** Steps of the quote flow in order; from the calculator only the personal details are asked. */
export function quoteSteps(
  quote: ClientQuote,
  { entry }: { readonly entry: 'direct' | 'calculator' },
): QuoteStep[] {
  if (entry === 'calculator') return ['personal-details']
  const selected = COVER_KINDS.filter((kind) => quote.covers.selectedCovers.includes(kind))
  const details = selected.map((kind) => COVER_STEPS[kind])
  return ['select-covers', ...details, 'personal-details', 'premium-type', 'get-quote']
}
