import { useFlowNavigation } from '@coverkit/flow/react'
import { useCallback } from 'react'
import { useSession } from '../../common/session/index.ts'
import type { StepView } from '../../common/step-form/StepModel.ts'
import { type FaultWords, useStepForm } from '../../common/step-form/useStepForm.ts'
import type { CalculatorAnswers, CalculatorStepId } from '../answers.ts'
import { calculatorDraft } from '../state.ts'

/** A step whose Continue moves on at once and saves in the background. */
export function useCalculatorStep(
  step: CalculatorStepId,
  view: StepView<CalculatorAnswers>,
  words: FaultWords,
) {
  const draft = calculatorDraft(useSession())
  const { submit } = useFlowNavigation(draft.flow, draft)
  const onRead = useCallback(() => {
    // First, so that what it tells is drawn with the step and not before it; it saves once the step is there.
    void draft.enqueue()
    submit()
  }, [draft, submit])
  return { draft, form: useStepForm(draft, step, view, words, onRead) }
}
