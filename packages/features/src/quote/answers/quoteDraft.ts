import { createFlowDraft } from '#common/draft/createFlowDraft.ts'
import type { Session } from '#common/session/createSession.ts'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { WhatWeChangedList } from '../announcements/WhatWeChanged.tsx'
import { type QuoteDraft, type QuoteStepId, quoteFlow } from '../flow/quoteFlow.ts'
import { emptyQuoteAnswers, type QuoteAnswers } from './quoteAnswers.ts'

const drafts = new WeakMap<Session, QuoteDraft>()

/** The quote of this page: one draft a session. */
export function quoteDraft(session: Session): QuoteDraft {
  const known = drafts.get(session)
  if (known) return known
  const draft = createFlowDraft<QuoteAnswers, QuoteStepId, QuoteStepId>(session, {
    flow: quoteFlow,
    // What a rule changed is never shown without its reason.
    readers: stepReaders(quoteFlow.models, [WhatWeChangedList]),
    kind: async () => (await import('./quoteKind.ts')).quoteKind,
    empty: emptyQuoteAnswers,
    request: async () => (await import('./quoteBody.ts')).quoteBody,
    words: async () => (await import('./quoteWords.ts')).quoteWords(),
  })
  drafts.set(session, draft)
  return draft
}
