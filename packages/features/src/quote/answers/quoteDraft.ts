import { createFlowDraft } from '#common/draft/createFlowDraft.ts'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { WhatWeChangedList } from '../announcements/WhatWeChanged.tsx'
import { type QuoteDraftStore, type QuoteStepId, quoteFlow } from '../flow/quoteFlow.ts'
import { emptyQuoteAnswers, type QuoteAnswers } from './quoteAnswers.ts'

const drafts = new WeakMap<PageServices, QuoteDraftStore>()

/** The quote of this page: one draft a page. */
export function quoteDraft(services: PageServices): QuoteDraftStore {
  const known = drafts.get(services)
  if (known) return known
  const draft = createFlowDraft<QuoteAnswers, QuoteStepId, QuoteStepId>(services, {
    flow: quoteFlow,
    // What a rule changed is never shown without its reason.
    readers: stepReaders(quoteFlow.models, [WhatWeChangedList]),
    kind: async () => (await import('./quoteKind.ts')).quoteKind,
    empty: emptyQuoteAnswers,
    request: async () => (await import('./quoteBody.ts')).quoteBody,
    words: async () => (await import('./quoteAnswerFormat.ts')).quoteAnswerFormat(),
  })
  drafts.set(services, draft)
  return draft
}
