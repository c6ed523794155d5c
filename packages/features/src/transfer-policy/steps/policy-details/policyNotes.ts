import { parsePolicyNumber } from '@coverkit/core'
import {
  INSURER_CODES,
  parseNameOnPolicy,
  type TransferPolicy,
  type TransferWarningCode,
  transferWarnings,
} from '@coverkit/core/transfer'
import type { InputValues } from '@coverkit/flow'
import { optionOf, readable } from '#fields/readable'
import { rowsOf } from '#fields/row-fields'
import type { TransferFlowAnswers } from '../../answers.ts'
import { type Field, POLICY_FIELDS } from './view.ts'

/** What deserves a second reading in each policy as it stands on the page, by its row; it stops nobody. */
export function policyNotes(
  { transfer }: Pick<TransferFlowAnswers, 'transfer'>,
  fields: InputValues<Field>,
): ReadonlyMap<string, ReadonlySet<TransferWarningCode>> {
  const shown = rowsOf(fields, POLICY_FIELDS)
  const policies = transfer.policies.map((policy): TransferPolicy => {
    const own = shown.get(policy.id)
    if (!own) return policy
    return {
      ...policy,
      insurerCode: optionOf(INSURER_CODES, own.insurer),
      policyNumber: readable(own.policyNumber, (text) => parsePolicyNumber(text)),
      numberUnknown: own.numberUnknown === 'yes',
      name: readable(own.name, (text) => parseNameOnPolicy(text)),
    }
  })
  const found = transferWarnings({ ...transfer, policies })
  return new Map(
    policies.map(({ id }, index) => [
      id,
      new Set(found.filter(({ field }) => field.startsWith(`policies.${index}.`)).map(({ code }) => code)),
    ]),
  )
}
