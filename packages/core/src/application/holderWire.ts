import { wireNames } from '../fields/wireNames.ts'
import type { PolicyHolder } from './holderFields.ts'
import { emptyAddress, holderFields } from './holderFields.ts'
import { EMPLOYMENT_STATUSES } from './holderOptions.ts'
import type { PolicyHolderDetails, SavedPolicyHolder } from './wire.ts'

const wire = wireNames<typeof holderFields.own, PolicyHolder, PolicyHolderDetails>(holderFields, {
  contactId: 'id',
  id: 'rowId',
  title: 'title',
  firstName: 'first_Name',
  middleName: 'middle_Name',
  lastName: 'last_Name',
  mobile: 'mobile',
  mobileAbroad: 'mobile_Abroad',
  email: 'email',
  dateOfBirth: 'date_of_Birth',
  street: 'mailing_Street',
  city: 'mailing_City',
  state: 'mailing_State',
  postcode: 'mailing_Zip',
  postalSame: 'postal_Same',
  'postalAddress.street': 'postal_Street',
  'postalAddress.city': 'postal_City',
  'postalAddress.state': 'postal_State',
  'postalAddress.postcode': 'postal_Zip',
  employmentStatus: 'employment_Status',
  annualEarnings: 'annual_Income',
  occupation: 'occupation',
  occupationId: 'occupation_ID',
  employer: 'employer',
  weeklyHours: 'weekly_Hours',
  residency: 'residency',
  visaSubclass: 'visa_Subclass',
  visaExpiry: 'visa_Expiry',
  preferredContact: 'preferred_Contact',
  accessibilityNeeds: 'accessibility_Needs',
})

/** A policy holder on the wire, under a status; what does not apply is null. */
export function holderDetails(
  holder: PolicyHolder,
  status: PolicyHolderDetails['status'] = 'Active',
): PolicyHolderDetails {
  return {
    ...wire.toWire({
      ...holder,
      ...(holder.postalSame && { postalAddress: emptyAddress() }),
      ...(holder.residency !== 'temporaryVisa' && { visaSubclass: null, visaExpiry: null }),
    }),
    status,
  }
}

/** A policy holder as saved, under a row id; null and missing values are not answered. */
export const holderFromSaved = (saved: SavedPolicyHolder, id: string): PolicyHolder => ({
  ...wire.fromWire(saved),
  id,
  employmentStatus: EMPLOYMENT_STATUSES.find((status) => status === saved.employment_Status) ?? null,
})
