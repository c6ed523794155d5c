import { Alert, Button, Heading, Link, Skeleton, Stack, Text } from '@coverkit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { SampleNote } from '#quote/sample-note'
import { savedQuotesCopy as copy } from './copy.ts'
import { QUOTE_PATH, SavedQuoteItem } from './SavedQuoteItem.tsx'
import { type SavedQuotesState, useSavedQuotes } from './useSavedQuotes.ts'

/** The offers that the customer chose and saved, on whatever device. */
export function SavedQuotes({ services }: { readonly services: PageServices }) {
  const { state, retry } = useSavedQuotes(services)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasRetrying = useRef(false)
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasRetrying.current && state.status === 'loaded') heading.current?.focus()
    wasRetrying.current = state.status === 'retrying'
  }, [state.status])
  return (
    <Stack as="section" labelledBy="saved-quotes" gap={24}>
      <Heading level={2} size={30} id="saved-quotes" ref={heading} tabIndex={-1}>
        {copy.title}
      </Heading>
      {contents(state, retry)}
    </Stack>
  )
}

function contents(state: SavedQuotesState, retry: () => void): ReactNode {
  if (state.status === 'loading') return <Loading />
  if (state.status !== 'loaded') return <Failed busy={state.status === 'retrying'} retry={retry} />
  if (state.quotes.length === 0) return <None />
  return (
    <>
      <SampleNote>{state.label}</SampleNote>
      <Stack as="ul">
        {state.quotes.map((quote) => (
          <li key={quote.offer.id}>
            <SavedQuoteItem quote={quote} />
          </li>
        ))}
      </Stack>
    </>
  )
}

function Loading() {
  return (
    <div>
      <Text tone="soft">{copy.loading}</Text>
      <Skeleton lines={3} />
    </div>
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

function Failed({ busy, retry }: { readonly busy: boolean; readonly retry: () => void }) {
  const { title, text, again, busy: busyLabel } = copy.failed
  return (
    <Stack gap={16} align="start">
      <Alert severity="error" title={title} role="alert">
        <p>{text}</p>
      </Alert>
      <Button busy={busy} busyLabel={busyLabel} onClick={retry}>
        {again}
      </Button>
    </Stack>
  )
}
