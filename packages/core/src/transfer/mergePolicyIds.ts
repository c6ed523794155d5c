import type { TransferPolicy } from './policyFields.ts'
import type { TransferAnswers } from './types.ts'
import type { TransferPolicyDetails } from './wire.ts'

/** The policies' ids in the answer to a save. */
export interface SavedPolicyIds {
  /** In the order of the list that was sent. */
  readonly policyIds?: readonly string[] | null | undefined
}

function idsByRow(
  sent: readonly Pick<TransferPolicyDetails, 'rowId'>[],
  { policyIds }: SavedPolicyIds,
): ReadonlyMap<string, string> {
  // A list of another length belongs to another request, and says nothing of which row is which.
  if (policyIds?.length !== sent.length) return new Map()
  const given = sent.map(({ rowId }, index) => [rowId ?? '', policyIds[index] ?? ''] as const)
  return new Map(given.filter(([rowId, policyId]) => rowId !== '' && policyId !== ''))
}

/**
 * Writes the server's ids into the rows, removed ones included, by the row ids that were `sent`: what was added, removed
 * or moved meanwhile gets no other row's id. The same answers come back when nothing changed.
 */
export function mergePolicyIds(
  answers: TransferAnswers,
  sent: readonly Pick<TransferPolicyDetails, 'rowId'>[],
  answer: SavedPolicyIds,
): TransferAnswers {
  const given = idsByRow(sent, answer)
  const merge = (rows: readonly TransferPolicy[]) =>
    rows.map((row) => {
      const policyId = given.get(row.id) ?? row.policyId
      return policyId === row.policyId ? row : { ...row, policyId }
    })
  const [policies, removedPolicies] = [merge(answers.policies), merge(answers.removedPolicies)]
  const isSame =
    policies.every((row, index) => row === answers.policies[index]) &&
    removedPolicies.every((row, index) => row === answers.removedPolicies[index])
  return isSame ? answers : { ...answers, policies, removedPolicies }
}
