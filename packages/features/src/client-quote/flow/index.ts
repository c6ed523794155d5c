export { type QuoteDraftStore, type QuoteStepId, quoteFlow, RESULT_PATH } from '../flow.ts'
export { StartAgain } from '../start-again/StartAgain.tsx'
export { openedStep, openStep } from './openStep.ts'
export { resultGuard } from './resultGuard.ts'
