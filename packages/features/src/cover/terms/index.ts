export { daysLeft, daysLeftWords, finishBy } from './finishBy.ts'
export { benefitNoun, formatAdjustment, waitNoun } from './formatAdjustment.ts'
export { type CoverTerms, quoteTerms, type Term } from './quoteTerms.ts'
export { coverNames, coverNouns, termsCopy } from './termsCopy.ts'
