export { answerAboutYou, calculate } from './calculator.ts'
export { expectInsurers, quotesFromNeeds } from './quote.ts'
