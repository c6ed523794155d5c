/** The document's example of each successful answer, by operation id; generated from `openapi.yaml`. */
export { examples } from '../generated/examples.ts'
export { handlers, ODD_INSURER } from './handlers.ts'
export { PANEL } from './panel.ts'
export { sampleComparison, sampleQuote } from './sampleComparison.ts'
export { sampleProjection } from './sampleProjection.ts'
export {
  accountDraftRequest,
  appointmentRequest,
  comparisonRequest,
  contactRequest,
  openResumeRequest,
  resumeLinkRequest,
  saveCalculationRequest,
  saveQuoteRequest,
} from './sampleRequests.ts'
export { SCENARIOS, type Scenario } from './scenarios.ts'
