import type { ComponentType } from 'react'
import type { StepView } from '#common/step-form/currentFields.ts'
import type { QuoteAnswers } from '#quote/answers'
import type { QuoteScreen } from '#quote/screen'
import type { ChangeFlowAnswers } from '../answers.ts'
import type { ChangeStepId } from '../flow.ts'
import { quoteLens } from '../quoteLens.ts'
import { ChangeStepPage } from './ChangeStepPage.tsx'
import { useStepOfChange } from './useStepOfChange.ts'
import { valuesOfNow } from './valuesOfNow.ts'

/** A screen of the quote over the policy as it shall be, with the value of now beside each field. */
export function asCoverStep<Field extends string>(
  step: ChangeStepId,
  view: StepView<QuoteAnswers, Field>,
  Screen: ComponentType<QuoteScreen<Field>>,
): ComponentType {
  const viewOfChange = (answers: ChangeFlowAnswers) => view(quoteLens.partOf(answers))
  return function CoverStep() {
    const page = useStepOfChange(step, viewOfChange)
    const { draft, form } = page
    return (
      <Screen
        form={{ ...form, answers: quoteLens.partOf(form.answers) }}
        update={(change) =>
          draft.update((whole) => quoteLens.withPart(whole, change(quoteLens.partOf(whole))))
        }
        frame={(content) => <ChangeStepPage {...page} {...content} />}
        now={valuesOfNow(form.answers.change.now.quote)}
      />
    )
  }
}
