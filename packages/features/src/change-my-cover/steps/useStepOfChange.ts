import { useFlowNavigation } from '@coverkit/flow/react'
import { useCallback } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepView } from '#common/step-form/currentFields.ts'
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
