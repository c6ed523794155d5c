export { hostileJson, isPolluted } from './hostileJson.ts'
export { assumptions, calculatorInput } from './needsArbitraries.ts'
export {
  anyQuote,
  askedDollars,
  coverDollars,
  monthlyDollars,
  personalDetails,
  savableQuote,
} from './quoteArbitraries.ts'
export { anyText, calendarDate, mobileText, moneyText, naughtyTexts } from './textArbitraries.ts'
