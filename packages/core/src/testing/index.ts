export {
  anyApplication,
  type GeneratedApplication,
  savableApplication,
  selectedOffer,
  trackingMark,
} from './applicationArbitraries.ts'
export { basisPoints, beneficiary, beneficiaryRows } from './beneficiaryArbitraries.ts'
export { anyCoverChange, lawfulCoverChange } from './changeArbitraries.ts'
export { abnText, nameText } from './fieldArbitraries.ts'
export { address, policyHolder } from './holderArbitraries.ts'
export { hostileJson, isPolluted } from './hostileJson.ts'
export { LAWFUL_TODAY, lawfulApplication } from './lawfulApplication.ts'
export { assumptions, calculatorInput } from './needsArbitraries.ts'
export { payment } from './paymentArbitraries.ts'
export { plainAnswer } from './plainAnswer.ts'
export {
  answeredInFull,
  possibleValues,
} from './questionnaireArbitraries.ts'
export {
  anyQuote,
  coverDollars,
  personalDetails,
  requestedDollars,
  savableQuote,
} from './quoteArbitraries.ts'
export { anyText, calendarDate, mobileText, moneyText, naughtyTexts } from './textArbitraries.ts'
export {
  anyTransfer,
  lawfulTransfer,
  savableTransfer,
  transferPolicy,
} from './transferArbitraries.ts'
