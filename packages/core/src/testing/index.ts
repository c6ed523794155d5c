export { hostileJson, isPolluted } from './hostileJson.ts'
export { assumptions, calculatorInput } from './needsArbitraries.ts'
export {
  anyQuote,
  coverDollars,
  monthlyDollars,
  personalDetails,
  requestedDollars,
  savableQuote,
} from './quoteArbitraries.ts'
export { anyText, calendarDate, mobileText, moneyText, naughtyTexts } from './textArbitraries.ts'
