import { list, object, type Read } from '../fields/read.ts'
import { acceptanceFields, versionFields } from './acceptanceFields.ts'
import { beneficiaryFields, nominationFields } from './beneficiaryFields.ts'
import { MAXIMUM_BENEFICIARIES } from './nominations.ts'
import { paymentFields } from './paymentFields.ts'
import { checkHolders, checkSigners, readHolders, readSignatures } from './readHolders.ts'
import { refuseRepeated } from './readText.ts'
import type { ApplicationAnswers, Beneficiaries } from './types.ts'

const beneficiaries: Read<Beneficiaries> = (value, path) => ({
  ...nominationFields.parse(value, path),
  ...rowsOf(value, path),
})

const rowsOf = object<Pick<Beneficiaries, 'rows'>>({
  rows: list((row, path) => beneficiaryFields.parse(row, path), MAXIMUM_BENEFICIARIES),
})

const read: Read<ApplicationAnswers> = object<ApplicationAnswers>({
  holders: readHolders,
  acceptances: acceptanceFields.parse,
  versionsRead: versionFields.parse,
  payment: (value, path) => paymentFields.parse(value, path),
  beneficiaries,
  declarations: readSignatures,
})

/**
 * Reads the answers of an application from outside, such as a stored draft. Texts come back in canonical form and
 * blank ones as null, a missing nullable value is null, keys that are not of the application are dropped. Ages,
 * totals and what a submission needs are not checked here: see `validateApplication`.
 *
 * @throws InvalidInputError with the dotted path of the first value that is not allowed. `match`: two rows with
 * one id, or two signatures of one holder; `choice`: a signature whose holder is not on the application.
 */
export function parseApplication(value: unknown): ApplicationAnswers {
  const answers = read(value, '')
  const { holders, beneficiaries: named, declarations } = answers
  checkHolders(holders)
  refuseRepeated(
    named.rows.map((row) => row.id),
    (index) => `beneficiaries.rows.${index}.id`,
  )
  checkSigners(holders, declarations)
  return answers
}
