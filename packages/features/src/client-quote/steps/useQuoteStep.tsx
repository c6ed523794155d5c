import type { FlowState, Step } from '@coverkit/flow'
import { Button, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { usePageServices } from '#common/page-services/index.ts'
import type { StepView } from '#common/step-form/currentFields.ts'
import { useAdvance, useFlowStep } from '#common/step-form/useFlowStep.ts'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '#quote/answers'
import type { QuoteModel } from '#quote/rules'
import { quoteDraft } from '../answers/quoteDraft.ts'
import { straightToPrices } from '../flow/straightToPrices.ts'
import { type QuoteStepId, RESULT_PATH } from '../flow.ts'
import { quoteSteps } from './quoteSteps.ts'
import { straightCopy as copy } from './straightCopy.ts'

/**
 * The props of a step's page. Where no later step needs an answer, it has a second button that leads straight to the
 * prices: always from the visitor's details, and from any step once the prices have been open.
 */
export function useQuoteStep<Field extends string>(
  step: Step<QuoteAnswers, QuoteStepId, QuoteModel<Field>>,
  view: StepView<QuoteAnswers, NoInfer<Field>>,
) {
  const draft = quoteDraft(usePageServices())
  const { furthest } = useAtomValue(draft.stateAtom)
  const isStraight = useRef(false)
  const advance = useAdvance(quoteSteps)
  const navigate = useNavigate()

  function showPrices(answers: QuoteAnswers, state: FlowState<QuoteStepId>): void {
    draft.update(() => answers)
    void draft.enqueue()
    draft.submitted?.(step.id)
    draft.write(state)
    navigate(RESULT_PATH, { flushSync: true })
  }

  function onRead(): void {
    const { answers, state } = draft.read()
    const target = isStraight.current ? straightToPrices(answers, { ...state, active: step.id }) : null
    if (target === null) advance()
    else showPrices(target.answers, target.state)
  }

  const page = useFlowStep(quoteSteps, step, view, onRead)
  const { answers, onSubmit } = page.form
  const submit = (straight: boolean) => {
    isStraight.current = straight
    onSubmit()
  }
  const form: StepForm<QuoteAnswers, Field> = { ...page.form, onSubmit: () => submit(false) }
  const isOffered = answers.entry === 'direct' && (step.id === 'personal-details' || furthest === 'get-quote')
  return {
    ...page,
    form,
    next: isOffered && (
      <Stack gap={4} align="start">
        <Button size="large" fullOnPhone onClick={() => submit(true)}>
          {copy.action}
        </Button>
        {answers.quote.premiumType === null && <Text tone="soft">{copy.note}</Text>}
      </Stack>
    ),
  }
}
