import { validateIncrease } from '@coverkit/core/guaranteed-insurability'
import type { InputValues } from '@coverkit/flow'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { today } from '#fields/controls'
import { insurabilityReader, readInsurability } from '#policies/insurability'
import { type ChangeFlowAnswers, withIncrease } from '../../answers.ts'
import { formOfFields } from './formOfFields.ts'
import { raisableCovers } from './raisableCovers.ts'
import { type Field, NONE, view } from './view.ts'

/** Returns the context for reading the fields. */
const contextOf = (answers: ChangeFlowAnswers) => ({
  policyId: answers.change.policy?.id ?? '',
  covers: raisableCovers(answers),
  today: today(),
})

/** Nothing is requested, or nothing could be: then nothing is asked. */
const isNone = (answers: ChangeFlowAnswers, { event }: InputValues<Field>) =>
  event === NONE || raisableCovers(answers).length === 0

export const model: StepReader<ChangeFlowAnswers, Field> = {
  view,
  errors(answers, fields) {
    if (isNone(answers, fields)) return new Map()
    const result = readInsurability(formOfFields(fields), contextOf(answers))
    const refused = 'errors' in result ? [...result.errors] : []
    return new Map(refused.map(([field, code]) => [field, { code }]))
  },
  messages(answers, fields) {
    if (isNone(answers, fields)) return new Map()
    return insurabilityReader(contextOf(answers)).messages(formOfFields(fields))
  },
  // The controls, which the account has too, tidy their own texts.
  tidied: (_answers, fields, field) => fields[field],
  submit(answers, fields) {
    if (isNone(answers, fields)) return withIncrease(answers, null)
    return withIncrease(answers, insurabilityReader(contextOf(answers)).read(formOfFields(fields)))
  },
  isComplete(answers) {
    const { increase } = answers
    return (
      increase === null ||
      validateIncrease(increase, { covers: raisableCovers(answers) }, today()).length === 0
    )
  },
}
