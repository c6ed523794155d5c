import type { ClientQuote } from '../quote/types.ts'
import { APPLICATION_STEPS, type ApplicationStep } from './types.ts'

/** Returns whether the application asks for beneficiaries: life cover is selected and has an amount. */
export function hasLifeBenefit(quote: ClientQuote): boolean {
  return quote.covers.selectedCovers.includes('life') && (quote.lifeCover.amount ?? 0) > 0
}

/** Steps of the application in order; beneficiaries only when life cover is selected with an amount. */
export function applicationSteps({ quote }: { readonly quote: ClientQuote }): ApplicationStep[] {
  return APPLICATION_STEPS.filter((step) => step !== 'beneficiaries' || hasLifeBenefit(quote))
}
