import type { Step } from '@coverkit/flow'
import { useFlowNavigation } from '@coverkit/flow/react'
import { useCallback } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepView } from '#common/step-form/currentFields.ts'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import type { CalculatorAnswers } from '../answers.ts'
import type { CalculatorModel } from '../calculatorModel.ts'
import { calculatorCopy } from '../copy.ts'
import { type CalculatorStepId, calculatorFlow } from '../flow.ts'
import { calculatorDraft } from '../state.ts'

type CalculatorStep<Field extends string> = Step<CalculatorAnswers, CalculatorStepId, CalculatorModel<Field>>

/** Returns the props of a step's `StepPage`. */
export function useCalculatorStep<Field extends string>(
  step: CalculatorStep<Field>,
  view: StepView<CalculatorAnswers, Field>,
  /** After the step was read; it moves on at once and saves in the background where this is absent. */
  onRead?: () => void,
) {
  const draft = calculatorDraft(usePageServices())
  const { submit } = useFlowNavigation(draft.flow, draft)
  const moveOn = useCallback(() => {
    // First, so that what it tells is drawn with the step and not before it; it saves once the step is there.
    void draft.enqueue()
    submit()
  }, [draft, submit])
  return {
    draft,
    step: step.id,
    form: useStepForm(draft, step.id, view, onRead ?? moveOn),
    flowTitle: calculatorCopy.flow,
    labels: calculatorFlow.labels,
  }
}
