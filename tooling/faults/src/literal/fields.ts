/** The specification's fields, point 3, by the names of the wire. */

export const PERSON = [
  'first_Name',
  'middle_Name',
  'last_Name',
  'mobile',
  'email',
  'date_of_Birth',
  'mailing_Street',
  'mailing_City',
  'mailing_State',
  'mailing_Zip',
  'employment_Status',
  'annual_Income',
]

export const USER = [
  'id',
  ...PERSON,
  'email_Opt_Out',
  'gender',
  'age',
  'smoker',
  'title',
  'occupation_ID',
  'nomination_Type',
]

export const BENEFICIARY = [
  'beneficiaryId',
  'first_Name',
  'last_Name',
  'date_of_Birth',
  'address',
  'relationship_to_Policy_Holder',
  'country_of_Citizenship',
  'benefit_Percent',
]

export const TRANSFERRED = ['insurerCode', 'policyNumber', 'policyId', 'policyStatus', 'name']
