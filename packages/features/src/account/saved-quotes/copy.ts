import type { QueryTexts } from '@coverkit/ui'
import { lastUpdated } from '#common/queries/staleCopy.ts'

export const savedQuotesCopy = {
  title: 'Saved quotes',
  none: 'No saved quotes yet. If you choose an insurer while you’re logged in, we’ll keep the quote here.',
  fee: 'Including the policy fee',
  saved: (day: string) => `Saved on ${day}.`,
  holds: (day: string) => `Finish an application by ${day}. After that you’ll need new prices.`,
  held: (day: string) => `These prices were valid until ${day}. Get a new quote for today’s prices.`,
  goOn: 'Continue with this quote',
  of: (insurer: string) => `from ${insurer}`,
  newQuote: 'Get a quote',
}

export const savedQuotesTexts: QueryTexts = {
  loading: 'Getting your saved quotes',
  failed: {
    title: 'We couldn’t get your saved quotes',
    text: 'They’re still with us. We just can’t show them right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: lastUpdated,
    refresh: 'Update the list',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}
