import { quoteDraft } from '../answers/quoteDraft.ts'
import { quoteCopy } from '../copy.ts'
import { quoteFlow, RESULT_PATH } from '../flow.ts'

/** Settings that all steps of the quote share. */
export const quoteSteps = {
  draftOf: quoteDraft,
  flowTitle: quoteCopy.flow,
  labels: quoteFlow.labels,
  end: RESULT_PATH,
}
