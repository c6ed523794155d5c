import { formatDate, formatDay } from '@coverkit/core'
import { ButtonLink, Card, Inline, Stack, SummaryList, Text, VisuallyHidden } from '@coverkit/ui'
import { ChosenInsurer } from '#cover/insurers'
import { PremiumTotal, toCents } from '#cover/premium'
import { savedQuotesCopy as copy } from './copy.ts'
import type { SavedQuoteView } from './savedQuoteView.ts'

/** Where a quote begins. */
export const QUOTE_PATH = '/client-quote/select-covers'
const CONFIRM_PATH = '/application/confirm-cover'

/** One saved offer: whose, what it covers and costs, until when, and how to go on. */
export function SavedQuoteItem({ quote }: { readonly quote: SavedQuoteView }) {
  const { offer, covers, finishBy, isOver, isHere } = quote
  const { id, savedAt, selectedQuote } = offer
  const { supplierName, totalPremiumAmount, paymentFrequency } = selectedQuote
  const lastDay = formatDate(finishBy)
  return (
    <Card as="article" labelledBy={`quote-${id}`}>
      <Stack gap={16}>
        <ChosenInsurer quote={selectedQuote} level={3} id={`quote-${id}`} />
        <div>
          <PremiumTotal total={toCents(totalPremiumAmount)} frequency={paymentFrequency} />
          <Text tone="soft">{copy.fee}</Text>
        </div>
        <SummaryList rows={covers.map(({ kind, name, sum }) => ({ id: kind, label: name, value: sum }))} />
        <Text size={15} tone="soft">
          {[copy.saved(formatDay(savedAt)), isOver ? copy.held(lastDay) : copy.holds(lastDay)].join(' ')}
        </Text>
        <Inline>
          <ButtonLink href={isHere ? CONFIRM_PATH : QUOTE_PATH} fullOnPhone>
            <span>{isHere ? copy.goOn : copy.newQuote}</span>
            {isHere && <VisuallyHidden>{` ${copy.of(supplierName)}`}</VisuallyHidden>}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  )
}
