import { createFlowDraft, type FlowDraft } from '../draft/createFlowDraft.ts'
import type { Session } from '../session/createSession.ts'
import { emptyQuoteAnswers, type QuoteAnswers, type QuoteStepId } from './quoteAnswers.ts'
import { quoteFlow, readers } from './quoteFlow.ts'

export type QuoteDraft = FlowDraft<QuoteAnswers, QuoteStepId>

const drafts = new WeakMap<Session, QuoteDraft>()

/** The quote of this page: one draft a session. */
export function quoteDraft(session: Session): QuoteDraft {
  const known = drafts.get(session)
  if (known) return known
  const draft = createFlowDraft<QuoteAnswers, QuoteStepId>(session, {
    flow: quoteFlow,
    readers,
    kind: async () => (await import('./quoteKind.ts')).quoteKind,
    empty: emptyQuoteAnswers,
    request: async () => (await import('./quoteBody.ts')).quoteBody,
    words: async () => (await import('./quoteWords.ts')).quoteWords,
  })
  drafts.set(session, draft)
  return draft
}
