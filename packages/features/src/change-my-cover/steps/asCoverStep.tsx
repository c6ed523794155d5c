import type { ChangeStep } from '@coverkit/core/change-cover'
import type { ComponentType } from 'react'
import type { StepView } from '#common/step-form/currentFields.ts'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { useFlowStep } from '#common/step-form/useFlowStep.ts'
import type { QuoteScreen } from '#cover-steps'
import type { QuoteAnswers } from '#quote/answers'
import type { ChangeFlowAnswers } from '../answers.ts'
import { coverStep } from '../coverStep.ts'
import { changeQuote, quoteLens } from '../quoteLens.ts'
import { ChangeStepPage } from './ChangeStepPage.tsx'
import { changeSteps } from './changeSteps.ts'
import { valuesOfNow } from './valuesOfNow.ts'

/** A screen of the quote over the policy as it shall be, with the value of now beside each field. */
export default function asCoverStep<Field extends string>(
  ofQuote: Parameters<typeof coverStep<ChangeStep, Field>>[0],
  view: StepView<QuoteAnswers, Field>,
  Screen: ComponentType<QuoteScreen<Field>>,
): ComponentType {
  const step = coverStep(ofQuote)
  const viewOfChange = (answers: ChangeFlowAnswers) => view(quoteLens.partOf(answers))
  return function CoverStep() {
    const page = useFlowStep(changeSteps, step, viewOfChange)
    const { draft, form } = page
    return (
      <Screen
        form={{ ...form, answers: quoteLens.partOf(form.answers) }}
        update={(change) => draft.update(changeQuote(change))}
        frame={({ aside, amount: _onScreen, ...content }) => (
          <ChangeStepPage
            {...page}
            {...content}
            aside={
              <StepAside title={aside.title} text={aside.text} why={aside.why}>
                {aside.link}
              </StepAside>
            }
          />
        )}
        now={valuesOfNow(form.answers.change.now.quote)}
      />
    )
  }
}
