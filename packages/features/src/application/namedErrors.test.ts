import { TRANSFER_AGES } from '@coverkit/core/transfer'
import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import {
  describeNamedErrors,
  type NamedFields,
  namedFieldsOf,
  namedFormsOf,
} from '#common/testing/describeNamedErrors.ts'
import { contactMessages, type Person } from '#fields/holders'
import { applicationFlow } from './flow.ts'
import { holderMessages } from './steps/personal-information/model.ts'

const signed = { signedName: /name/ }
const documents = {
  insurerPdsAndPrivacy: /product disclosure statement and the privacy statement/,
  applicationRequirements: /application requirements/,
  brokerTerms: /our terms and conditions/,
  insurerContact: /insurer contact you/,
  monitorEmails: /watch your email/,
  completeWithin30Days: /within 30 days/,
  personalDetailsDisclosure: /share your personal details/,
}

/** The word by which a message names each field, by its step. */
const NAMES = {
  beneficiaries: {
    used: /name beneficiaries/,
    nominationType: /nomination/,
    kind: /person|organisation/,
    organisation: /name of the organisation/,
    abn: /ABN/,
    firstName: /first name/,
    lastName: /last name/,
    dateOfBirth: /(?:date|year) of birth/,
    relationship: /related to you/,
    country: /country of citizenship/,
    addressSame: /live at your address/,
    address: /their address/,
    share: /share/,
  },
  'duty-of-disclosure': { dutyOfDisclosure: /your duty/ },
  'insurer-declarations': { applicationDeclarations: /these declarations/, ...signed },
  'key-documents': documents,
  'payment-details': {
    method: /how you want to pay/,
    frequency: /how often|once a year/,
    fundName: /name of your super fund/,
    usi: /USI/,
    abn: /your fund’s ABN/,
    memberNumber: /member number/,
    balanceEnough: /enough in your account/,
    authority: /authorise the rollover/,
    outsideMethod: /how you want to pay for the cover outside super/,
    outsideFrequency: /how often you want to pay for the cover outside super/,
    accountName: /name on the account/,
    bsb: /BSB/,
    accountNumber: /account number/,
    drawDay: /day of the month/,
    agreement: /direct debit agreement/,
    cardToken: /card details/,
  },
}

/** The word by which a message names each field of a policy holder. */
const HOLDER: Readonly<Record<string, RegExp>> = {
  title: /title/,
  firstName: /first name/,
  middleName: /middle name/,
  lastName: /last name/,
  mobile: /mobile number/,
  email: /email address/,
  dateOfBirth: /date of birth/,
  street: /street address/,
  city: /suburb or town/,
  state: /state or territory/,
  postcode: /postcode/,
  postalStreet: /postal address/,
  postalCity: /postal suburb or town/,
  postalState: /state or territory of .* postal address/,
  postalPostcode: /postcode of .* postal address/,
  employmentStatus: /employment status/,
  annualEarnings: /annual earnings/,
  weeklyHours: /hours of work a week/,
  residency: /residency in Australia/,
  preferredContact: /would like to be contacted/,
  employer: /employer/,
  visaSubclass: /visa subclass/,
  visaExpiry: /visa expires/,
  accessibilityNeeds: /what would help/,
}

/** Both policy holders are on one page: what is said of one is not said of the other. */
function both(of: (person: Person) => FieldMessages<string>): NamedFields {
  const holders = (['you', 'second'] as const).flatMap((person) =>
    Object.entries(namedFieldsOf(of(person), HOLDER)).map(
      ([field, named]) => [`${field} of ${person}`, named] as const,
    ),
  )
  return Object.fromEntries(holders)
}

describeNamedErrors({
  ...(await namedFormsOf(applicationFlow.models, NAMES)),
  'policy holders of an application': both((person) => holderMessages(person, false)),
  'policy holders of an application, abroad': both((person) => holderMessages(person, true)),
  'policy holders of a transfer': both((person) =>
    contactMessages(person, { isAbroad: false, ages: TRANSFER_AGES }),
  ),
  'policy holders of a transfer, abroad': both((person) =>
    contactMessages(person, { isAbroad: true, ages: TRANSFER_AGES }),
  ),
})
