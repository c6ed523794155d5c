import { SampleLine, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { AccountRegion } from '../AccountRegion.tsx'
import { savedQuotesCopy as copy, savedQuotesTexts } from './copy.ts'
import { savedQuotes } from './queries.ts'
import { QUOTE_PATH, SavedQuoteItem } from './SavedQuoteItem.tsx'

/** The offers that the customer chose and saved, on whatever device. */
export function SavedQuotes({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(savedQuotes(services), { store: services.store })
  return (
    <AccountRegion
      id="saved-quotes"
      title={copy.title}
      query={query}
      texts={savedQuotesTexts}
      isEmpty={({ quotes }) => quotes.length === 0}
      none={copy.none}
      links={[{ href: QUOTE_PATH, label: copy.newQuote }]}
    >
      {({ label, quotes }) => (
        <>
          <SampleLine label={label} />
          <Stack as="ul">
            {quotes.map((quote) => (
              <li key={quote.offer.id}>
                <SavedQuoteItem quote={quote} />
              </li>
            ))}
          </Stack>
        </>
      )}
    </AccountRegion>
  )
}
