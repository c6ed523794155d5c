import { listTransferPolicies } from '@coverkit/api-client'
import { policiesFromSaved, type TransferPolicy } from '@coverkit/core/transfer'
import type { PageServices } from '#common/page-services/index.ts'
import { fetchPersonal } from '#common/queries/fetchPersonal.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

/**
 * The policies that a signed-in customer's account holds and that are on their way to us with no other transfer, as rows
 * of a form. Rejects where they cannot be had, which a malformed answer counts as.
 */
export async function savedPolicies(services: PageServices): Promise<readonly TransferPolicy[]> {
  const saved = await fetchPersonal(services, { key: queryKeys.transferPolicies, load: listTransferPolicies })
  const open = (saved ?? []).filter(({ stage }) => stage === null)
  return policiesFromSaved(open, 'saved').policies
}
