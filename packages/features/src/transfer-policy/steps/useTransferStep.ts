import type { Step } from '@coverkit/flow'
import { useFlowNavigation } from '@coverkit/flow/react'
import { useCallback } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepView } from '#common/step-form/currentFields.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import { afterAccess, withAccess } from '../access.ts'
import type { TransferFlowAnswers } from '../answers.ts'
import { transferCopy } from '../copy.ts'
import { type TransferStepId, transferFlow } from '../flow.ts'
import { transferDraft } from '../state.ts'

/** Returns the props of a step's page: spread into its `StepPage`. Continue moves on at once; the save follows. */
export function useTransferStep<Field extends string>(
  step: Step<TransferFlowAnswers, TransferStepId, StepReader<TransferFlowAnswers, Field>>,
  view: StepView<TransferFlowAnswers, Field>,
) {
  const services = usePageServices()
  const draft = transferDraft(services)
  const { submit } = useFlowNavigation(draft.flow, draft)
  const onRead = useCallback(() => {
    afterAccess(services, () => {
      draft.update((answers) => withAccess(services, answers))
      void draft.enqueue()
    })
    submit()
  }, [services, draft, submit])
  return {
    draft,
    step: step.id,
    form: useStepForm(draft, step.id, view, onRead),
    flowTitle: transferCopy.flowTitle,
    labels: transferFlow.labels,
  }
}
