export {
  type Announcement,
  type Cause,
  type ChosenQuote,
  emptyQuoteAnswers,
  type QuoteAnswers,
  type StoredComparison,
} from './quoteAnswers.ts'
