import { beneficiaryFields, nominationFields, type Owner } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
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

/** The fields beside the rows. `total` holds nothing: it is where what is wrong with the shares together is said. */
export type OwnField = 'used' | 'nominationType' | 'total'

export type Field = OwnField | RowField<RowName>

export const view = ({ application: { beneficiaries } }: ApplicationAnswers): InputValues<Field> => ({
  ...nominationControls.show(beneficiaries),
  ...rowView(beneficiaries.rows, beneficiaryControls.show),
  total: '',
})

/** The owner of the life cover, who decides whom it may name. */
export const ownerOf = ({ offer }: Pick<ApplicationAnswers, 'offer'>): Owner =>
  offer?.terms.lifeCover.lifeOwner ?? 'O'
