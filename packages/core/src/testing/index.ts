export {
  abnText,
  address,
  anyApplication,
  basisPoints,
  beneficiary,
  beneficiaryRows,
  type GeneratedApplication,
  LAWFUL_TODAY,
  lawfulApplication,
  nameText,
  payment,
  policyHolder,
  savableApplication,
  selectedOffer,
  trackingMark,
} from './applicationArbitraries.ts'
export { hostileJson, isPolluted } from './hostileJson.ts'
export { assumptions, calculatorInput } from './needsArbitraries.ts'
export { plainAnswer } from './plainAnswer.ts'
export {
  answeredInFull,
  arbitraryAnswers,
  playSteps,
  possibleValues,
  type QuestionnaireStep,
  questionnaireProfile,
  questionnaireSteps,
} from './questionnaireArbitraries.ts'
export {
  anyQuote,
  coverDollars,
  monthlyDollars,
  personalDetails,
  requestedDollars,
  savableQuote,
} from './quoteArbitraries.ts'
export { anyText, calendarDate, mobileText, moneyText, naughtyTexts } from './textArbitraries.ts'
