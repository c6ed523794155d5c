export { applyToQuote } from './applyToQuote.ts'
export { hasEarlierQuote, startQuoteFromNeeds } from './handOver.ts'
export {
  type Announcement,
  type ChosenQuote,
  emptyQuoteAnswers,
  type QuoteAnswers,
  type StoredComparison,
} from './quoteAnswers.ts'
export { quoteDraft } from './quoteDraft.ts'
export { leavesOf, type QuoteField, writeLeaves } from './quoteLeaves.ts'
