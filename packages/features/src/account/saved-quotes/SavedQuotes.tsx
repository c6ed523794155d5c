import { SampleLine } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { AccountRegion } from '../AccountRegion.tsx'
import { savedQuotesCopy as copy, savedQuotesTexts } from './copy.ts'
import { savedQuotes } from './queries.ts'
import { QUOTE_PATH, SavedQuoteItem } from './SavedQuoteItem.tsx'
import * as styles from './savedQuotes.css.ts'

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
      none={{ text: copy.none, links: [{ href: QUOTE_PATH, label: copy.newQuote }] }}
      isNamedBelow
    >
      {({ label, quotes }) => (
        <>
          <SampleLine label={label} />
          <ul className={styles.list}>
            {quotes.map((quote) => (
              <li key={quote.offer.id}>
                <SavedQuoteItem quote={quote} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountRegion>
  )
}
