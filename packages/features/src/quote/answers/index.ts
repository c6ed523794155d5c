export {
  type Announcement,
  type Cause,
  type ChosenQuote,
  emptyQuoteAnswers,
  PAID_AS,
  type PaidAs,
  type QuoteAnswers,
  type StoredComparison,
} from './quoteAnswers.ts'
