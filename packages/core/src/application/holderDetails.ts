import { textOrNull } from '../fields/textOrNull.ts'
import type { PolicyHolder } from './holderFields.ts'
import { emptyAddress } from './holderFields.ts'
import type { PolicyHolderDetails } from './wire.ts'

/** A policy holder on the wire, under a status; what does not apply is null. */
export function holderDetails(
  holder: PolicyHolder,
  status: PolicyHolderDetails['status'] = 'Active',
): PolicyHolderDetails {
  const postal = holder.postalSame ? emptyAddress() : holder.postalAddress
  const isVisitor = holder.residency === 'temporaryVisa'
  return {
    id: textOrNull(holder.contactId),
    rowId: textOrNull(holder.id),
    title: textOrNull(holder.title),
    first_Name: textOrNull(holder.firstName),
    middle_Name: textOrNull(holder.middleName),
    last_Name: textOrNull(holder.lastName),
    mobile: textOrNull(holder.mobile),
    mobile_Abroad: holder.mobileAbroad,
    email: textOrNull(holder.email),
    date_of_Birth: textOrNull(holder.dateOfBirth),
    mailing_Street: textOrNull(holder.street),
    mailing_City: textOrNull(holder.city),
    mailing_State: holder.state,
    mailing_Zip: textOrNull(holder.postcode),
    postal_Same: holder.postalSame,
    postal_Street: textOrNull(postal.street),
    postal_City: textOrNull(postal.city),
    postal_State: postal.state,
    postal_Zip: textOrNull(postal.postcode),
    employment_Status: holder.employmentStatus,
    annual_Income: holder.annualEarnings,
    occupation: textOrNull(holder.occupation),
    occupation_ID: holder.occupationId,
    employer: textOrNull(holder.employer),
    weekly_Hours: holder.weeklyHours,
    residency: holder.residency,
    visa_Subclass: isVisitor ? textOrNull(holder.visaSubclass) : null,
    visa_Expiry: isVisitor ? textOrNull(holder.visaExpiry) : null,
    preferred_Contact: holder.preferredContact,
    accessibility_Needs: textOrNull(holder.accessibilityNeeds),
    status,
  }
}
