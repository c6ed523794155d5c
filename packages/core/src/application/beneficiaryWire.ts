import { wireNames } from '../fields/wireNames.ts'
import { type Beneficiary, beneficiaryFields } from './beneficiaryFields.ts'
import { BENEFICIARY_KINDS, RELATIONSHIPS } from './nominations.ts'
import { rowIds } from './rowIds.ts'
import { submittedBeneficiary } from './submittedBeneficiary.ts'
import type { BeneficiaryContact, SavedBeneficiary } from './wire.ts'

const wire = wireNames<typeof beneficiaryFields.own, Beneficiary, BeneficiaryContact>(beneficiaryFields, {
  beneficiaryId: 'beneficiaryId',
  id: 'rowId',
  kind: 'kind',
  organisationName: 'organisation_Name',
  abn: 'abn',
  firstName: 'first_Name',
  lastName: 'last_Name',
  dateOfBirth: 'date_of_Birth',
  address: 'address',
  addressSame: 'address_Same',
  relationshipToPolicyHolder: 'relationship_to_Policy_Holder',
  countryOfCitizenship: 'country_of_Citizenship',
  benefitPercent: 'benefit_Percent',
})

/** A beneficiary on the wire, at `home` where that is the address; what is not of its kind is null. */
export function beneficiaryContact(answered: Beneficiary, home: string | null): BeneficiaryContact {
  const row = submittedBeneficiary(answered)
  const sent = wire.toWire(row)
  return {
    ...sent,
    address: row.addressSame ? home : sent.address,
    // Basis points over 100 are the nearest number to the percentage with its two decimals.
    benefit_Percent: row.benefitPercent === null ? null : row.benefitPercent / 100,
  }
}

/** Beneficiaries as saved, each under its row id; null and missing values are not answered. */
export function beneficiariesFromSaved(saved: readonly SavedBeneficiary[]): Beneficiary[] {
  const ids = rowIds(saved, 'beneficiary')
  return saved.map((contact, index) => {
    const { kind, relationship_to_Policy_Holder: relationship, benefit_Percent: percent } = contact
    const row = wire.fromWire(contact)
    return {
      ...row,
      id: ids[index] ?? '',
      kind: BENEFICIARY_KINDS.find((known) => known === kind) ?? beneficiaryFields.empty.kind,
      relationshipToPolicyHolder: RELATIONSHIPS.find((known) => known === relationship) ?? null,
      address: row.addressSame ? null : row.address,
      benefitPercent: typeof percent === 'number' ? Math.round(percent * 100) : null,
    }
  })
}
