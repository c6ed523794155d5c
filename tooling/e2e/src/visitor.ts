export { calculate } from './calculator.ts'
export { expectInsurers, quotesFromNeeds } from './quote.ts'
