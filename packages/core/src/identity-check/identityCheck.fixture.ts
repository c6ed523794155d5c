import type { IdentityAnswers, IdentityDocument, IdentityDocumentType } from './types.ts'

/** The day of the examples. */
export const TODAY = '2026-11-23'

/** A sample of each document, with invented numbers. */
export const SAMPLE_FIELDS: Readonly<Record<IdentityDocumentType, IdentityDocument['fields']>> = {
  driverLicence: { state: 'NSW', number: '12345600', cardNumber: '2034567800' },
  passport: { country: 'Australia', number: 'PA1234500', expiry: '2030-03-31' },
  medicareCard: { number: '2000000020', reference: '1', colour: 'green', expiry: '2028-08' },
  immiCard: { number: 'EIS123400' },
  visa: { country: 'India', number: 'Z1234500' },
  birthCertificate: { state: 'VIC', number: '1234/1985' },
  citizenshipCertificate: { number: 'ACC12300', acquired: '2019-01-26' },
  marriageCertificate: { state: 'NSW', number: '2015/45600' },
  changeOfNameCertificate: { state: 'NSW', number: '4567800' },
  electoralRoll: { address: '12 Sample Street, Newtown NSW 2042' },
}

/** A document as it was entered, without a photo. */
export function sampleDocument(
  type: IdentityDocumentType,
  overrides: Partial<IdentityDocument> = {},
): IdentityDocument {
  return { type, fields: SAMPLE_FIELDS[type], otherName: null, fileNumber: null, ...overrides }
}

/** Robin's licence and Medicare card, ready to be compared. */
export function robinsIdentity(overrides: Partial<IdentityAnswers> = {}): IdentityAnswers {
  return {
    policyHolder: 1,
    hasAuthorised: true,
    way: 'electronic',
    person: { givenNames: 'Robin Alex', familyName: 'Example', dateOfBirth: '1985-03-27' },
    documents: [sampleDocument('driverLicence'), sampleDocument('medicareCard')],
    ...overrides,
  }
}
