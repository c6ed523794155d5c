import type { Step } from '@coverkit/flow'
import { useFlowNavigation } from '@coverkit/flow/react'
import { useCallback } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepView } from '#common/step-form/currentFields.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import type { ChangeFlowAnswers } from '../answers.ts'
import type { ChangeStepId } from '../flow.ts'
import { changeDraft } from '../state.ts'

/** Returns the props of a step's `ChangeStepPage`. Continue moves on at once and saves afterwards. */
export function useStepOfChange<Field extends string>(
  step: ChangeStepId,
  view: StepView<ChangeFlowAnswers, Field>,
) {
  const draft = changeDraft(usePageServices())
  const { submit } = useFlowNavigation(draft.flow, draft)
  const onRead = useCallback(() => {
    void draft.enqueue()
    submit()
  }, [draft, submit])
  return { draft, step, form: useStepForm(draft, step, view, onRead) }
}

/** Returns the same for a step of declared fields, which has the fields of a shared view that its model reads. */
export function useDeclaredStep<Field extends string>(
  { id }: Step<ChangeFlowAnswers, ChangeStepId, StepReader<ChangeFlowAnswers, Field>>,
  view: StepView<ChangeFlowAnswers, NoInfer<Field>>,
) {
  return useStepOfChange(id, view)
}
