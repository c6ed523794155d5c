import { listBeneficiaries } from '@coverkit/api-client'
import { type Beneficiary, beneficiariesFromSaved } from '@coverkit/core'
import type { PageServices } from '#common/page-services/index.ts'
import { fetchPersonal } from '#common/queries/fetchPersonal.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

/** The beneficiaries that a signed-in customer's account holds, those with a share of 0 % included; none without any. */
export async function savedBeneficiaries(services: PageServices): Promise<readonly Beneficiary[]> {
  const saved = await fetchPersonal(services, { key: queryKeys.beneficiaries, load: listBeneficiaries })
  return saved === null ? [] : beneficiariesFromSaved(saved)
}
