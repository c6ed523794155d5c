import { applyAdjustments, applyAllRules, quoteRequest, type Tracking } from '@coverkit/core'
import { createFlowDraft, type FlowDraft } from '../draft/createFlowDraft.ts'
import type { Session } from '../session/createSession.ts'
import { emptyQuoteAnswers, type QuoteAnswers, type QuoteStepId } from './quoteAnswers.ts'
import { quoteFlow } from './quoteFlow.ts'

export type QuoteDraft = FlowDraft<QuoteAnswers, QuoteStepId>

const drafts = new WeakMap<Session, QuoteDraft>()

/** The quote of this page: one draft a session. */
export function quoteDraft(session: Session): QuoteDraft {
  const known = drafts.get(session)
  if (known) return known
  const draft = createFlowDraft(session, {
    flow: quoteFlow,
    kind: async () => (await import('./quoteKind.ts')).quoteKind,
    empty: emptyQuoteAnswers,
    send: sendQuote,
  })
  drafts.set(session, draft)
  return draft
}

/**
 * Saves the quote with the broker, and the chosen offer with it: then on the terms that its insurer priced. True once
 * the server has confirmed it.
 */
export async function sendQuote(
  session: Session,
  { quote, selected }: QuoteAnswers,
  tracking: Tracking,
): Promise<boolean> {
  const [client, { saveQuote }] = await Promise.all([session.client(), import('@coverkit/api-client')])
  const priced = applyAdjustments(applyAllRules(quote).quote, selected?.adjustments ?? []).quote
  const request = quoteRequest(priced, {
    accountName: session.config.accountName,
    selected: selected?.quote ?? null,
    tracking,
  })
  const answer = await saveQuote(client, request)
  return answer.ok
}
