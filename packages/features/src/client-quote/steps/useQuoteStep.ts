import { useFlowNavigation } from '@coverkit/flow/react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { QuoteAnswers, QuoteStepId } from '../../common/quote-draft/quoteAnswers.ts'
import { quoteDraft } from '../../common/quote-draft/quoteDraft.ts'
import { RESULT_PATH } from '../../common/quote-draft/quoteFlow.ts'
import { useSession } from '../../common/session/index.ts'
import type { StepView } from '../../common/step-form/StepModel.ts'
import { type FaultWords, useStepForm } from '../../common/step-form/useStepForm.ts'

/** A step whose Continue moves on at once and saves in the background; the last one leads to the result. */
export function useQuoteStep(step: QuoteStepId, view: StepView<QuoteAnswers>, words: FaultWords) {
  const draft = quoteDraft(useSession())
  const navigate = useNavigate()
  const { submit } = useFlowNavigation(draft.flow, draft)
  const onRead = useCallback(() => {
    // First, so that what it tells is drawn with the step and not before it; it saves once the step is there.
    void draft.enqueue()
    const { done } = submit()
    if (done) navigate(RESULT_PATH, { flushSync: true })
  }, [draft, navigate, submit])
  return { draft, form: useStepForm(draft, step, view, words, onRead) }
}
