import { createFlowDraft } from '#common/draft/createFlowDraft.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { emptyQuoteAnswers } from '#quote/answers'
import { WhatWeChangedList } from '../announcements/WhatWeChanged.tsx'
import { type QuoteDraftStore, quoteFlow } from '../flow.ts'

/** The quote of this page: one draft a page. */
export const quoteDraft = perPage(
  (services): QuoteDraftStore =>
    createFlowDraft(services, {
      flow: quoteFlow,
      // A change by a rule is never shown without its reason.
      readers: stepReaders(quoteFlow.models, [WhatWeChangedList]),
      kind: async () => (await import('./quoteKind.ts')).quoteKind,
      empty: emptyQuoteAnswers,
      async request() {
        const [{ quoteBody }, { knownNames }] = await Promise.all([
          import('./quoteBody.ts'),
          import('./knownNames.ts'),
        ])
        const names = knownNames(services)
        await names.settled()

        return (own, answers) => quoteBody(own, answers, names.now())
      },
      words: async () => (await import('./quoteAnswerFormat.ts')).quoteAnswerFormat(),
    }),
)
