import type { Step } from '@coverkit/flow'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepView } from '#common/step-form/currentFields.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import type { ApplicationAnswers } from '../answers.ts'
import { applicationCopy } from '../copy.ts'
import { type ApplicationStepId, applicationFlow } from '../flow.ts'
import { applicationDraft } from '../state.ts'
import { useAdvance } from './useAdvance.ts'

/** Returns the props of a step's `StepPage`. Continue moves on at once and saves afterwards. */
export function useApplicationStep<Field extends string>(
  step: Step<ApplicationAnswers, ApplicationStepId, StepReader<ApplicationAnswers, Field>>,
  view: StepView<ApplicationAnswers, NoInfer<Field>>,
) {
  const draft = applicationDraft(usePageServices())
  const onRead = useAdvance(draft)
  return {
    draft,
    step: step.id,
    form: useStepForm(draft, step.id, view, onRead),
    flowTitle: applicationCopy.flowTitle,
    labels: applicationFlow.labels,
    continueLabel: applicationCopy.agree,
  }
}
