import { beneficiaryFields, nominationFields, OWNERS, type Owner } from '@coverkit/core'
import type { InputValue, InputValues } from '@coverkit/flow'
import { fieldControls, type RowField, rowView } from '#fields/readers'
import type { ApplicationAnswers } from '../../answers.ts'

export const nominationControls = fieldControls(nominationFields, {
  used: 'used',
  nominationType: 'nominationType',
})

/** The controls of one beneficiary, in the order of the screen. */
export const beneficiaryControls = fieldControls(beneficiaryFields, {
  kind: 'kind',
  organisation: 'organisationName',
  abn: 'abn',
  firstName: 'firstName',
  lastName: 'lastName',
  dateOfBirth: 'dateOfBirth',
  relationship: 'relationshipToPolicyHolder',
  country: 'countryOfCitizenship',
  addressSame: 'addressSame',
  address: 'address',
  share: 'benefitPercent',
})

export type RowName = (typeof beneficiaryControls.names)[number]

/**
 * The fields beside the rows. No control changes `owner`, who decides whom a cover may name; `total` holds nothing: it is
 * where what is wrong with the shares together is said.
 */
export type OwnField = 'used' | 'nominationType' | 'owner' | 'total'

export type Field = OwnField | RowField<RowName>

export const view = ({ offer, application: { beneficiaries } }: ApplicationAnswers): InputValues<Field> => ({
  ...nominationControls.show(beneficiaries),
  owner: offer?.terms.lifeCover.lifeOwner ?? 'O',
  ...rowView(beneficiaries.rows, beneficiaryControls.show),
  total: '',
})

export const ownerOf = (text: InputValue): Owner => OWNERS.find((owner) => owner === text) ?? 'O'
