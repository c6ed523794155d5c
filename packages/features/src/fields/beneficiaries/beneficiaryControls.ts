import { beneficiaryFields, nominationFields } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { fieldControls, type RowField, rowView } from '#fields/readers'
import type { BeneficiariesHome } from './BeneficiariesHome.ts'

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

type RowName = (typeof beneficiaryControls.names)[number]

/** The fields beside the rows. `total` holds nothing: it is where what is wrong with the shares together is said. */
type OwnField = 'used' | 'nominationType' | 'total'

export type BeneficiariesField = OwnField | RowField<RowName>

/** Makes the view of a form that names beneficiaries. */
export const beneficiariesView =
  <Answers>({ of }: Pick<BeneficiariesHome<Answers>, 'of'>) =>
  (answers: Answers): InputValues<BeneficiariesField> => {
    const beneficiaries = of(answers)
    return {
      ...nominationControls.show(beneficiaries),
      ...rowView(beneficiaries.rows, beneficiaryControls.show),
      total: '',
    }
  }
