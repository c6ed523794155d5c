import { rowId, serverId } from '../application/readText.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { type AnswersOf, defineFields } from '../fields/defineFields.ts'
import { choice, choices, stored, text, tick } from '../fields/kinds.ts'
import { parsePolicyNumber } from '../fields/parsePolicyNumber.ts'
import { nullable, number } from '../fields/read.ts'
import { INSURER_CODES } from '../insurers/insurerCodes.ts'
import { MAXIMUM_FILES } from './maximumFiles.ts'
import { parseNameOnPolicy } from './parseNameOnPolicy.ts'

type Numbered = {
  readonly numberUnknown: boolean
}

/** A policy to transfer, in the order of the form: its insurer, its number unless it is unknown, and the name on it are required. */
export const policyFields = defineFields<unknown>()({
  /** The form's own row; never changes while the policy is on the transfer. */
  id: stored(rowId, ''),
  /** Given by the server. */
  policyId: stored(serverId, null),
  insurerCode: choice(INSURER_CODES, { required: true }),
  /** In capitals, as the customer wrote it; counts only while `numberUnknown` is false. */
  policyNumber: text(parsePolicyNumber, {
    includedWhen: ({ numberUnknown }: Numbered) => !numberUnknown,
    required: true,
  }),
  /** The customer does not have the number: the insurer is asked to find the policy. */
  numberUnknown: tick({}),
  /** The name on the policy. */
  name: text(parseNameOnPolicy, { required: true }),
  /** The policy's covers, as far as the customer knows; in the order of `COVER_KINDS`. */
  covers: choices(COVER_KINDS, {}),
  /** Which file of the transfer shows its schedule, 1 to 20; null for none. The file itself is only ever sent. */
  fileNumber: stored(nullable(number(1, MAXIMUM_FILES)), null),
})

/** A policy to transfer. `null` means not answered. */
export type TransferPolicy = AnswersOf<typeof policyFields>
