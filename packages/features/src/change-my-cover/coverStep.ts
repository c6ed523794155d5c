import type { ChangeStep } from '@coverkit/core/change-cover'
import { focusStep, type Step } from '@coverkit/flow'
import type { StepReader } from '#common/step-form/stepReader.ts'
import type { QuoteAnswers } from '#quote/answers'
import type { QuoteModel } from '#quote/rules'
import { ARRIVAL, type ChangeFlowAnswers } from './answers.ts'
import { hasCover } from './hasCover.ts'
import { isStepComplete } from './isStepComplete.ts'
import { quoteLens } from './quoteLens.ts'

type QuoteStep<Id extends string, Field extends string> = Step<QuoteAnswers, Id, QuoteModel<Field>>
type CoverStep<Id extends string, Field extends string> = Step<
  ChangeFlowAnswers,
  Id,
  StepReader<ChangeFlowAnswers, Field>
>

/** A step of the quote over the policy as it shall be. */
export function coverStep<Id extends ChangeStep, Field extends string>(
  step: QuoteStep<Id, Field>,
): CoverStep<Id, Field> {
  const { id, label, includedWhen, model: load } = focusStep(step, quoteLens)
  return {
    id,
    label,
    includedWhen: (answers) => {
      if (answers.change.policy === null) return id === ARRIVAL
      // Without cover there is no premium to choose.
      if (id === 'premium-type' && !hasCover(answers)) return false
      return includedWhen?.(answers) ?? true
    },
    model: async () => {
      if (!load) throw new RangeError(`The step "${id}" of the quote has no model.`)
      const { model } = await load()
      return { model: { ...model, isComplete: (answers: ChangeFlowAnswers) => isStepComplete(answers, id) } }
    },
  }
}
