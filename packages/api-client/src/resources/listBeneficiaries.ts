import type { SavedBeneficiary } from '@coverkit/core'
import { type BareApiCall, bareCall } from '../call.ts'
import { listBeneficiariesOperation } from '../generated/operations/listBeneficiaries.ts'

/**
 * The beneficiaries that the signed-in customer's account holds, in the order they were saved, for core's
 * `beneficiariesFromSaved`; empty where there are none. Retries after a transient failure.
 */
export const listBeneficiaries: BareApiCall<readonly SavedBeneficiary[]> = bareCall(
  listBeneficiariesOperation,
  { isSafe: true },
)
