import { Heading, Link, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { SampleNote } from '#quote/sample-note'
import { savedQuotesCopy as copy, savedQuotesTexts } from './copy.ts'
import { savedQuotes } from './queries.ts'
import { QUOTE_PATH, SavedQuoteItem } from './SavedQuoteItem.tsx'

/** The offers that the customer chose and saved, on whatever device. */
export function SavedQuotes({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(savedQuotes(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack as="section" labelledBy="saved-quotes" gap={24}>
      <Heading level={2} size={30} id="saved-quotes" ref={heading} tabIndex={-1}>
        {copy.title}
      </Heading>
      <QueryView
        query={query}
        texts={savedQuotesTexts}
        onRecovered={() => heading.current?.focus()}
        isEmpty={({ quotes }) => quotes.length === 0}
        empty={<None />}
      >
        {({ label, quotes }) => (
          <>
            <SampleNote>{label}</SampleNote>
            <Stack as="ul">
              {quotes.map((quote) => (
                <li key={quote.offer.id}>
                  <SavedQuoteItem quote={quote} />
                </li>
              ))}
            </Stack>
          </>
        )}
      </QueryView>
    </Stack>
  )
}

function None() {
  return (
    <Stack gap={8}>
      <Text>{copy.none}</Text>
      <Link href={QUOTE_PATH} variant="standalone">
        {copy.newQuote}
      </Link>
    </Stack>
  )
}
