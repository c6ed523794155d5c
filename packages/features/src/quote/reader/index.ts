export { quoteSource } from './quoteSource.ts'
