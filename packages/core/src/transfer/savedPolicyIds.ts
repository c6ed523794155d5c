import { comparableName } from '../fields/comparableName.ts'
import { comparableNumber } from '../insurers/policyNumbers.ts'
import type { SavedTransferPolicy, TransferPolicyDetails } from './wire.ts'

function identityOf({ insurerCode, policyNumber, name }: SavedTransferPolicy): string {
  const owner = comparableName(name ?? null)
  return JSON.stringify([insurerCode ?? '', comparableNumber(policyNumber ?? ''), owner])
}

/** Whether a row on file is the one that was sent, or one that says the same. */
function isSaved(sent: TransferPolicyDetails, saved: SavedTransferPolicy): boolean {
  if (sent.policyId !== null && sent.policyId !== saved.policyId) return false
  if (saved.rowId && sent.rowId && sent.policyId === null && saved.rowId !== sent.rowId) return false
  return identityOf(sent) === identityOf(saved) && sent.policyStatus === (saved.policyStatus ?? 'Active')
}

/**
 * Reads back whether a save of unknown outcome arrived, before it is sent again to a backend that would take it for
 * another one: the ids of the policies that were `sent`, in their order, when each of them is on file as it was sent, once
 * each; else null, and the save has to be sent. Policies that were not sent may be on file too.
 */
export function savedPolicyIds(
  sent: readonly TransferPolicyDetails[],
  saved: readonly SavedTransferPolicy[],
): string[] | null {
  const spent = new Set<string>()
  const ids: string[] = []
  for (const row of sent) {
    const found = saved.find(({ policyId, ...rest }) => {
      return !!policyId && !spent.has(policyId) && isSaved(row, { policyId, ...rest })
    })
    if (!found?.policyId) return null
    spent.add(found.policyId)
    ids.push(found.policyId)
  }
  return ids
}
