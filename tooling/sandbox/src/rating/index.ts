export { compareQuotes } from './compareQuotes.ts'
export { loadRatingTables } from './loadRatingTables.ts'
