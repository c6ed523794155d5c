import { type Beneficiary, isEstate } from './beneficiaryFields.ts'
import { emptyBeneficiary } from './emptyApplication.ts'

/** The row without what was answered for another kind of beneficiary, so that nobody is named who is not on the page. */
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
