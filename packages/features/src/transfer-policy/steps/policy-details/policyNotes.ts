import { type TransferWarningCode, transferWarnings } from '@coverkit/core/transfer'
import type { InputValues } from '@coverkit/flow'
import { rowsOf } from '#fields/readers'
import type { TransferFlowAnswers } from '../../answers.ts'
import { type Field, policyControls } from './view.ts'

/** Returns the warnings about each policy as the page shows it, by its row; none stops the visitor. */
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
