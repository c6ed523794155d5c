import { type InsurableCover, validateIncrease } from '@coverkit/core/guaranteed-insurability'
import type { InputValues } from '@coverkit/flow'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { today } from '#fields/controls'
import { insurabilityReader, readInsurability } from '#policies/insurability'
import { type ChangeFlowAnswers, withIncrease } from '../../answers.ts'
import { formOfFields } from './formOfFields.ts'
import { raisableCovers } from './raisableCovers.ts'
import { type Field, NONE, view } from './view.ts'

/** Returns the context for reading the fields: the covers are JSON that this program wrote. */
function contextOf({ policyId, limits }: InputValues<Field>) {
  const covers: readonly InsurableCover[] = JSON.parse(String(limits))
  return { policyId: String(policyId), covers, today: today() }
}

/** Nothing is requested, or nothing could be: then nothing is asked. */
const isNone = (fields: InputValues<Field>) => fields.event === NONE || contextOf(fields).covers.length === 0

export const model: StepReader<ChangeFlowAnswers, Field> = {
  view,
  errors(fields) {
    if (isNone(fields)) return new Map()
    const result = readInsurability(formOfFields(fields), contextOf(fields))
    const refused = 'errors' in result ? [...result.errors] : []
    return new Map(refused.map(([field, code]) => [field, { code }]))
  },
  messages(fields) {
    return isNone(fields) ? new Map() : insurabilityReader(contextOf(fields)).messages(formOfFields(fields))
  },
  submit(answers, fields) {
    if (isNone(fields)) return withIncrease(answers, null)
    return withIncrease(answers, insurabilityReader(contextOf(fields)).read(formOfFields(fields)))
  },
  isComplete(answers) {
    const { increase } = answers
    return (
      increase === null ||
      validateIncrease(increase, { covers: raisableCovers(answers) }, today()).length === 0
    )
  },
}
