import type { SignaturePage } from '@coverkit/api-client'
import { parseClientQuote, type QuoteNeeds } from '@coverkit/core'
import { quoteTerms, termsCopy, termsLine } from '#cover/terms'
import { COVER_WORDS, formatSum } from '#cover/words'

interface CoverLine {
  readonly label: string
  readonly value: string
}

/** Each cover in a line, as the first holder signed it, and the premium type; sums alone from a backend that gives no more. */
export function coversToSign({
  covers,
  needs,
}: Pick<SignaturePage, 'covers' | 'needs'>): readonly CoverLine[] {
  const terms = termsOf(needs)
  if (terms === null)
    return covers.map(({ cover, amount }) => ({
      label: COVER_WORDS[cover].name,
      value: formatSum(cover, amount),
    }))
  return [
    ...quoteTerms(terms).map((cover) => ({ label: cover.name, value: termsLine(cover.terms) })),
    ...(terms.premiumType
      ? [{ label: termsCopy.person.premiumType, value: termsCopy.premiumTypes[terms.premiumType] }]
      : []),
  ]
}

function termsOf(needs: SignaturePage['needs']): QuoteNeeds | null {
  if (needs === undefined) return null
  try {
    return parseClientQuote({ ...needs, personalDetails: {} })
  } catch {
    return null
  }
}
