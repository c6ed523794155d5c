import { type Beneficiary, isEstate } from './beneficiaryFields.ts'
import { emptyBeneficiary } from './emptyApplication.ts'

/** Clears the answers of another kind of beneficiary, so that no hidden name is submitted. */
export function submittedBeneficiary(row: Beneficiary): Beneficiary {
  const { id, beneficiaryId, kind, benefitPercent } = row
  const bare = { ...emptyBeneficiary(id), beneficiaryId, kind, benefitPercent }
  if (kind === 'organisation') {
    const { organisationName, abn, address } = row
    return { ...bare, organisationName, abn, address }
  }
  if (isEstate(row)) return { ...bare, relationshipToPolicyHolder: row.relationshipToPolicyHolder }
  return { ...row, organisationName: null, abn: null }
}
