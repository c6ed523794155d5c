export { hasEarlierQuote, startQuoteFromNeeds } from './handOver.ts'
export { quoteDraft } from './quoteDraft.ts'
