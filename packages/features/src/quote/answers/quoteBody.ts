import { applyAdjustments, applyAllRules, quoteRequest } from '@coverkit/core'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { QuoteAnswers } from './quoteAnswers.ts'

/** What saves the quote with the broker, and the chosen offer with it: then on the terms that its insurer priced. */
export function quoteBody({ config }: PageServices, { quote, selected }: QuoteAnswers) {
  const priced = applyAdjustments(applyAllRules(quote).quote, selected?.adjustments ?? []).quote
  return quoteRequest(priced, { accountName: config.accountName, selected: selected?.quote ?? null })
}
