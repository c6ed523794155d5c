import {
  checkHolders,
  checkSigners,
  readHolder,
  readHolders,
  readSignatures,
} from '../application/readHolders.ts'
import { refuseRepeated } from '../application/readText.ts'
import { boolean, list, nullable, object, type Read, withDefault } from '../fields/read.ts'
import { policyFields, type TransferPolicy } from './policyFields.ts'
import { MAXIMUM_POLICIES, MAXIMUM_REMOVED, type TransferAnswers } from './types.ts'

const policy: Read<TransferPolicy> = (value, path) => policyFields.parse(value, path)

const read: Read<TransferAnswers> = object<TransferAnswers>({
  holders: readHolders,
  removedHolder: nullable(readHolder),
  policies: list(policy, MAXIMUM_POLICIES),
  removedPolicies: withDefault(list(policy, MAXIMUM_REMOVED), []),
  acceptedTermsAndConditions: boolean,
  declarations: withDefault(readSignatures, []),
})

/**
 * Reads the answers of a transfer from outside, such as a stored draft. Texts come back in canonical form and
 * blank ones as null, a missing nullable value is null, keys that are not of the transfer are dropped. What a
 * submission needs is not checked here: see `validateTransfer`.
 *
 * @throws InvalidInputError with the dotted path of the first value that is not allowed. `match`: two rows with
 * one id, removed ones included, or two signatures of one holder; `choice`: a signature whose holder is not on the
 * transfer.
 */
export function parseTransfer(value: unknown): TransferAnswers {
  const answers = read(value, '')
  const { holders, policies, removedPolicies, declarations } = answers
  checkHolders(holders)
  const rows = [...policies, ...removedPolicies]
  refuseRepeated(
    rows.map(({ id }) => id),
    (index) =>
      index < policies.length ? `policies.${index}.id` : `removedPolicies.${index - policies.length}.id`,
  )
  checkSigners(holders, declarations)
  return answers
}
