export { employee } from './application/Applicant.ts'
export { acceptDocuments, understandDuty } from './application/acceptDocuments.ts'
export { answerQuestions, nothing } from './application/answerQuestions.ts'
export { chooseInsurer } from './application/chooseInsurer.ts'
export { isGate, type QuestionShown, questionsShown } from './application/questionsShown.ts'
export {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  answerExistingCover,
  calculate,
  radio,
  tick,
} from './calculator.ts'
export { lodgeClaim, pdf } from './claims.ts'
export { answerPersonalDetails, expectInsurers, quotesFromNeeds } from './quote.ts'
export { toPersonalDetails } from './toStep.ts'
