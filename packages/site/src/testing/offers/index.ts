export { OFFER_PAGES } from './offerPages.ts'
export { promisesIn, wordsOf } from './promises.ts'
