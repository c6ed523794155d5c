import { claimCopy } from '../copy.ts'
import { claimFlow } from '../flow.ts'
import { claimDraft } from '../state.ts'

/** Settings that all steps of a claim share. */
export const claimSteps = {
  draftOf: claimDraft,
  flowTitle: claimCopy.flowTitle,
  labels: claimFlow.labels,
}
