import { calculatorCopy } from '../copy.ts'
import { calculatorFlow } from '../flow.ts'
import { calculatorDraft } from '../state.ts'

/** Settings that all steps of the calculator share. */
export const calculatorSteps = {
  draftOf: calculatorDraft,
  flowTitle: calculatorCopy.flow,
  labels: calculatorFlow.labels,
}
