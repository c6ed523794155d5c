export {
  type Announcement,
  type Cause,
  type ChosenQuote,
  emptyQuoteAnswers,
  type MailedTo,
  type QuoteAnswers,
  type StoredComparison,
} from './quoteAnswers.ts'
