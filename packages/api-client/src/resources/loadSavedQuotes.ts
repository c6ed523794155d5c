import { parseClientQuote, type QuoteNeeds } from '@coverkit/core'
import { type BareApiCall, bareCall } from '../call.ts'
import { listSavedQuotesOperation } from '../generated/operations/listSavedQuotes.ts'
import type { SavedQuote, SavedQuotesAnswer } from '../generated/schema.ts'
import { unfit } from '../http/unreadable.ts'
import { success } from '../Result.ts'

/** An offer that was chosen and saved, with the terms it was priced on. */
export type SavedOffer = Omit<SavedQuote, 'needs'> & { readonly needs: QuoteNeeds }

/** Newest first, at most 50. `label` says what the premiums are. */
export interface SavedQuotes extends Omit<SavedQuotesAnswer, 'quotes'> {
  readonly quotes: readonly SavedOffer[]
}

const request = bareCall(listSavedQuotesOperation, { isSafe: true })

function withTerms({ needs, ...quote }: SavedQuote): SavedOffer {
  const { personalDetails: _person, ...terms } = parseClientQuote({ ...needs, personalDetails: {} })
  return { ...quote, needs: terms }
}

/** The customer's saved quotes with a chosen insurer, one per draft. Retries after a transient failure. */
export const loadSavedQuotes: BareApiCall<SavedQuotes> = async (client, options) => {
  const answer = await request(client, options)
  if (!answer.ok) return answer
  try {
    return success({ ...answer.value, quotes: answer.value.quotes.map(withTerms) })
  } catch {
    return unfit(client, listSavedQuotesOperation, ['quotes'])
  }
}
