import { loadSavedQuotes } from '@coverkit/api-client'
import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import type { QuoteAnswers } from '#quote/answers'
import { type SavedQuoteView, savedQuoteView } from './savedQuoteView.ts'

export type SavedQuotesState =
  | { readonly status: 'loading' | 'failed' | 'retrying' }
  | { readonly status: 'loaded'; readonly label: string; readonly quotes: readonly SavedQuoteView[] }

/** The customer's saved quotes, and how to ask for them again. */
export function useSavedQuotes(services: PageServices): { state: SavedQuotesState; retry: () => void } {
  const [state, setState] = useState<SavedQuotesState>({ status: 'loading' })
  const [retries, setRetries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with every press of the button
  useEffect(() => {
    const leaving = new AbortController()
    const show = (next: SavedQuotesState) => !leaving.signal.aborted && setState(next)
    load(services, leaving.signal).then(show, () => show({ status: 'failed' }))
    return () => leaving.abort()
  }, [services, retries])
  return {
    state,
    retry() {
      setState({ status: 'retrying' })
      setRetries(retries + 1)
    },
  }
}

async function load(services: PageServices, signal: AbortSignal): Promise<SavedQuotesState> {
  const [answer, here] = await Promise.all([
    services.client().then((client) => loadSavedQuotes(client, { signal })),
    quoteHere(services).catch(() => null),
  ])
  if (!answer.ok) return { status: 'failed' }
  const { label, quotes } = answer.value
  const now = new Date()
  return { status: 'loaded', label, quotes: quotes.map((offer) => savedQuoteView(offer, here, now)) }
}

/** Only read: the page of the quote opens its draft, this one does not. */
async function quoteHere(services: PageServices): Promise<QuoteAnswers | null> {
  const [drafts, { quoteKind }] = await Promise.all([services.drafts(), import('#quote/draft-kind')])
  const loaded = await drafts.load(quoteKind)
  return loaded.status === 'found' ? loaded.draft.answers : null
}
