import { saveQuote } from '@coverkit/api-client'
import { applyAdjustments, applyAllRules, quoteRequest, type Tracking } from '@coverkit/core'
import type { Session } from '../session/createSession.ts'
import type { QuoteAnswers } from './quoteAnswers.ts'

/**
 * Saves the quote with the broker, and the chosen offer with it: then on the terms that its insurer priced. True once
 * the server has confirmed it.
 */
export async function sendQuote(
  session: Session,
  { quote, selected }: QuoteAnswers,
  tracking: Tracking,
): Promise<boolean> {
  const priced = applyAdjustments(applyAllRules(quote).quote, selected?.adjustments ?? []).quote
  const request = quoteRequest(priced, {
    accountName: session.config.accountName,
    selected: selected?.quote ?? null,
    tracking,
  })
  const answer = await saveQuote(await session.client(), request)
  return answer.ok
}
