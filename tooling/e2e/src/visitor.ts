export {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  answerExistingCover,
  calculate,
  radio,
  tick,
} from './calculator.ts'
export { answerPersonalDetails, expectInsurers, quotesFromNeeds } from './quote.ts'
