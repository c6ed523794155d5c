import { applicationCopy } from '../copy.ts'
import { applicationFlow } from '../flow.ts'
import { applicationDraft } from '../state.ts'

/** Settings that all steps of an application share. */
export const applicationSteps = {
  draftOf: applicationDraft,
  flowTitle: applicationCopy.flowTitle,
  labels: applicationFlow.labels,
}
