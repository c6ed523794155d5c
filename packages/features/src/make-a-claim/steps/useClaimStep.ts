import type { Step } from '@coverkit/flow'
import { useFlowNavigation } from '@coverkit/flow/react'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import type { ClaimFlowAnswers } from '../answers.ts'
import { claimCopy } from '../copy.ts'
import { type ClaimStepId, claimFlow } from '../flow.ts'
import { claimDraft } from '../state.ts'
import { type ClaimField, claimView } from './claimView.ts'

/** Returns the props of a step's page: spread into its `StepPage`. */
export function useClaimStep<Field extends ClaimField>(
  step: Step<ClaimFlowAnswers, ClaimStepId, StepReader<ClaimFlowAnswers, Field>>,
) {
  const services = usePageServices()
  const draft = claimDraft(services)
  const { submit } = useFlowNavigation(draft.flow, draft)
  return {
    draft,
    step: step.id,
    form: useStepForm<ClaimFlowAnswers, ClaimStepId, ClaimStepId, Field>(draft, step.id, claimView, submit),
    flowTitle: claimCopy.flowTitle,
    labels: claimFlow.labels,
  }
}
