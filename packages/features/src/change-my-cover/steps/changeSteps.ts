import { changeCopy } from '../copy.ts'
import { changeFlow } from '../flow.ts'
import { changeDraft } from '../state.ts'

/** Settings that all steps of a change share. */
export const changeSteps = {
  draftOf: changeDraft,
  flowTitle: changeCopy.flowTitle,
  labels: changeFlow.labels,
}
