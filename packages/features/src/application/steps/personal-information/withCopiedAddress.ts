import type { InputValue, InputValues } from '@coverkit/flow'
import { withInput } from '@coverkit/flow-draft'
import type { ApplicationAnswers } from '../../answers.ts'
import { rowField } from '../../row-form/rowFields.ts'
import { personalInformation } from './step.ts'
import type { HolderField } from './view.ts'

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
] as const satisfies readonly HolderField[]

/** The answers with an address, home and postal, typed into the fields of another holder: as it stands, right or not. */
export function withCopiedAddress(
  answers: ApplicationAnswers,
  from: InputValues<HolderField>,
  toId: string,
): ApplicationAnswers {
  return ADDRESS_FIELDS.reduce<ApplicationAnswers>((copied, name) => {
    const value: InputValue = from[name]
    return withInput(copied, personalInformation.id, rowField(name, toId), value)
  }, answers)
}
