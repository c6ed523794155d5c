import { applyAdjustments, applyAllRules, quoteRequest } from '@coverkit/core'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { QuoteAnswers } from '#quote/answers'
import type { KnownNames } from './knownNames.ts'

/** Builds the body that saves the quote with the broker; a chosen offer has the terms that its insurer priced. */
export function quoteBody(
  { config }: Pick<PageServices, 'config'>,
  { quote, selected }: QuoteAnswers,
  names: Partial<KnownNames> = {},
) {
  const priced = applyAdjustments(applyAllRules(quote).quote, selected?.adjustments ?? []).quote
  return quoteRequest(priced, {
    ...names,
    accountName: config.accountName,
    selected: selected?.quote ?? null,
  })
}
