import type { InputValue, InputValues } from '@coverkit/flow'
import { type FlowAnswers, withRawInput } from '@coverkit/flow-draft'
import type { ContactField } from '../holders/contactFields.ts'
import { rowField } from '../readers/rowFields.ts'

const ADDRESS_FIELDS = [
  'street',
  'city',
  'state',
  'postcode',
  'postalSame',
  'postalStreet',
  'postalCity',
  'postalState',
  'postalPostcode',
] as const satisfies readonly ContactField[]

/**
 * The answers with an address, home and postal, typed into the fields of another holder on a step: as it stands, right
 * or not.
 */
export function withCopiedAddress<Answers extends FlowAnswers>(
  answers: Answers,
  step: string,
  from: InputValues<(typeof ADDRESS_FIELDS)[number]>,
  toId: string,
): Answers {
  return ADDRESS_FIELDS.reduce<Answers>((copied, name) => {
    const value: InputValue = from[name]
    return withRawInput(copied, step, rowField(name, toId), value)
  }, answers)
}
