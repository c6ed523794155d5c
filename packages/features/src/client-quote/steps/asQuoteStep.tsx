import { COVER_KINDS, COVER_STEPS } from '@coverkit/core'
import type { Step } from '@coverkit/flow'
import type { ComponentType } from 'react'
import type { StepView } from '#common/step-form/currentFields.ts'

import type { QuoteScreen } from '#cover-steps'
import type { QuoteAnswers } from '#quote/answers'
import type { QuoteModel } from '#quote/rules'
import type { QuoteStepId } from '../flow.ts'
import { QuoteAside } from '../so-far/QuoteAside.tsx'
import { QuoteStepPage } from './QuoteStepPage.tsx'
import { useQuoteStep } from './useQuoteStep.tsx'

const nothing = () => null

/** A screen as a step of the quote. */
export default function asQuoteStep<Field extends string>(
  step: Step<QuoteAnswers, QuoteStepId, QuoteModel<Field>>,
  view: StepView<QuoteAnswers, Field>,
  Screen: ComponentType<QuoteScreen<Field>>,
): ComponentType {
  const here = COVER_KINDS.find((kind) => COVER_STEPS[kind] === step.id)
  return function QuoteStep() {
    const page = useQuoteStep(step, view)
    return (
      <Screen
        form={page.form}
        update={page.draft.update}
        frame={({ aside, amount, ...content }) => (
          <QuoteStepPage
            {...page}
            {...content}
            aside={<QuoteAside quote={page.form.answers.quote} here={here} amount={amount} term={aside} />}
          />
        )}
        now={nothing}
      />
    )
  }
}
