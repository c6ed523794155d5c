import { listOrNull } from '../fields/listOrNull.ts'
import { textOrNull } from '../fields/textOrNull.ts'
import type { SaveQuoteRequest } from '../generated/wire.ts'
import type { ClientQuote } from './types.ts'
import type { QuoteContext } from './wire.ts'

const premiumCodes = { stepped: 'S', level: 'L' } as const

function amountOrNull(amount: number | null): number | null {
  return amount === 0 ? null : amount
}

/**
 * The body of `savequotes` for a quote. Empty texts and lists, amounts of 0 and the text `0` are sent as null; the
 * customer status says whether an insurer is chosen.
 */
export function quoteRequest(quote: ClientQuote, context: QuoteContext): SaveQuoteRequest {
  const { personalDetails, covers, lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = quote
  return {
    first_Name: textOrNull(context.firstName),
    last_Name: textOrNull(context.lastName),
    accountName: context.accountName,
    personalDetails: { ...personalDetails, occupation: textOrNull(personalDetails.occupation) },
    premiumType: quote.premiumType === null ? null : premiumCodes[quote.premiumType],
    covers: { ...covers, selectedCovers: listOrNull(covers.selectedCovers) },
    lifeCover: { ...lifeCover, amount: amountOrNull(lifeCover.amount) },
    tpdCover: {
      ...tpdCover,
      amountLinked: amountOrNull(tpdCover.amountLinked),
      amountStandalone: amountOrNull(tpdCover.amountStandalone),
      extras: listOrNull(tpdCover.extras),
    },
    criticalIllnessCover: {
      ...criticalIllnessCover,
      amount: amountOrNull(criticalIllnessCover.amount),
      extras: listOrNull(criticalIllnessCover.extras),
    },
    incomeProtectionCover: {
      ...incomeProtectionCover,
      monthlyBenefit: amountOrNull(incomeProtectionCover.monthlyBenefit),
      extraCostOptions: listOrNull(incomeProtectionCover.extraCostOptions),
    },
    paymentFrequency: quote.paymentFrequency,
    customer_Status: context.selected ? 'Partial Application' : 'Partial Quote',
    compareProductDetails: context.selected ?? null,
    tracking: context.tracking ?? null,
  }
}
