import { loadSavedQuotes } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { isNotOffered, NOT_OFFERED } from '#common/queries/isNotOffered.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import type { QuoteAnswers } from '#quote/answers'
import { type SavedQuoteView, savedQuoteView } from './savedQuoteView.ts'

/** The offers that the customer saved; `label` says what the premiums are. */
export interface ListedQuotes {
  readonly label: string
  readonly quotes: readonly SavedQuoteView[]
}

const CURRENT_FOR_MS = 5 * 60_000

/** The customer's saved quotes, each with whether this device can go on with it. */
export const savedQuotes = defineQuery<ListedQuotes>({
  key: queryKeys.savedQuotes,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  async read(services, signal) {
    const [answer, here] = await Promise.all([
      services.client().then((client) => loadSavedQuotes(client, { signal })),
      quoteHere(services).catch(() => null),
    ])
    if (!answer.ok)
      return isNotOffered(answer.error) ? { ok: true, value: { label: '', quotes: NOT_OFFERED } } : answer
    const { label, quotes } = answer.value
    const now = new Date()
    return { ok: true, value: { label, quotes: quotes.map((offer) => savedQuoteView(offer, here, now)) } }
  },
})

/** Only read: the page of the quote opens its draft, this one does not. */
async function quoteHere(services: PageServices): Promise<QuoteAnswers | null> {
  const [drafts, { quoteKind }] = await Promise.all([services.drafts(), import('#client-quote/draft-kind')])
  const loaded = await drafts.load(quoteKind)
  return loaded.status === 'found' ? loaded.draft.answers : null
}
