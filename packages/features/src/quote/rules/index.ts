export {
  endAnnouncements,
  reopenAnswer,
  restoreAnnouncement,
  undoAnnouncement,
} from './announcements.ts'
export { applyToQuote } from './applyToQuote.ts'
export { defineQuoteStep } from './defineQuoteStep.ts'
export { inPlan } from './inPlan.ts'
export type { QuoteModel } from './quoteModel.ts'
export { remedyFor } from './remedies.ts'
export { answer, type StepRule, submitQuoteStep } from './submitQuoteStep.ts'
