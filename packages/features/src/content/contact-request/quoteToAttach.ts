import { sumInsuredOf } from '@coverkit/core'
import { quoteKind } from '#client-quote/draft-kind'
import type { PageServices } from '#common/page-services/index.ts'
import { formatWholeCents, premiumCopy, toCents } from '#cover/premium'
import { quoteTerms } from '#cover/terms'
import type { QuoteAnswers } from '#quote/answers'
import type { AttachedQuote } from './contactForm.ts'
import { contactCopy } from './copy.ts'

/** The quote that the visitor can attach, and the same formatted as lines. */
export interface QuoteToAttach {
  readonly quote: AttachedQuote
  readonly lines: readonly { readonly label: string; readonly value: string }[]
}

/** The covers that have an amount, and the offer that is chosen; null while there is neither. */
export function quoteToAttach({
  quote,
  selected,
}: Pick<QuoteAnswers, 'quote' | 'selected'>): QuoteToAttach | null {
  const covers = quoteTerms(quote).flatMap(({ kind, name, terms }) => {
    const amount = sumInsuredOf(quote, kind)
    return amount ? [{ kind, amount, line: { label: name, value: terms[0]?.value ?? '' } }] : []
  })
  if (covers.length === 0) return null
  const offer = selected?.quote ?? null
  return {
    quote: {
      covers: covers.map(({ kind, amount }) => ({ kind, amount })),
      offer: offer && {
        supplierCode: offer.supplierCode,
        paymentFrequency: offer.paymentFrequency,
        totalPremiumAmount: offer.totalPremiumAmount,
      },
    },
    lines: [...covers.map(({ line }) => line), ...(offer ? offerLines(offer) : [])],
  }
}

const offerLines = ({
  supplierName,
  totalPremiumAmount,
  paymentFrequency,
}: NonNullable<QuoteAnswers['selected']>['quote']) => [
  { label: contactCopy.quote.insurer, value: supplierName },
  {
    label: contactCopy.quote.price,
    value: `${formatWholeCents(toCents(totalPremiumAmount))} ${premiumCopy.per[paymentFrequency]}`,
  },
]

/** The quote on this device. It is only read: the page of the quote opens its draft. */
export async function loadQuoteToAttach({
  drafts,
}: Pick<PageServices, 'drafts'>): Promise<QuoteToAttach | null> {
  const loaded = await (await drafts()).load(quoteKind)
  return loaded.status === 'found' ? quoteToAttach(loaded.draft.answers) : null
}
