import { type TransferWarningCode, transferWarnings } from '@coverkit/core/transfer'
import type { InputValues } from '@coverkit/flow'
import { rowsOf } from '#fields/readers'
import type { TransferFlowAnswers } from '../../answers.ts'
import { type Field, policyControls } from './view.ts'

/** What deserves a second reading in each policy as it stands on the page, by its row; it stops nobody. */
export function policyNotes(
  { transfer }: Pick<TransferFlowAnswers, 'transfer'>,
  fields: InputValues<Field>,
): ReadonlyMap<string, ReadonlySet<TransferWarningCode>> {
  const shown = rowsOf(fields, policyControls.names)
  const policies = transfer.policies.map((policy) => {
    const row = shown.get(policy.id)
    return row ? policyControls.readable(row, policy) : policy
  })
  const found = transferWarnings({ ...transfer, policies })
  return new Map(
    policies.map(({ id }, index) => [
      id,
      new Set(found.filter(({ field }) => field.startsWith(`policies.${index}.`)).map(({ code }) => code)),
    ]),
  )
}
