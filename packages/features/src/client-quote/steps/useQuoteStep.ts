import type { Step } from '@coverkit/flow'
import { useFlowNavigation } from '@coverkit/flow/react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepView } from '#common/step-form/currentFields.ts'
import { useStepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'
import { quoteDraft } from '../answers/quoteDraft.ts'
import type { QuoteModel } from '../flow/quoteModel.ts'
import { type QuoteStepId, RESULT_PATH } from '../flow.ts'

/**
 * Returns the props of a step's `QuoteStepPage`. Continue moves on at once and saves in the background; on the
 * last step it leads to the result.
 */
export function useQuoteStep<Field extends string>(
  step: Step<QuoteAnswers, QuoteStepId, QuoteModel<Field>>,
  view: StepView<QuoteAnswers, Field>,
) {
  const draft = quoteDraft(usePageServices())
  const navigate = useNavigate()
  const { submit } = useFlowNavigation(draft.flow, draft)
  const onRead = useCallback(() => {
    // First, so that what it tells is drawn with the step and not before it; it saves once the step is there.
    void draft.enqueue()
    const { done } = submit()
    if (done) navigate(RESULT_PATH, { flushSync: true })
  }, [draft, navigate, submit])
  return { draft, step: step.id, form: useStepForm(draft, step.id, view, onRead) }
}
