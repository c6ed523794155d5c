import { randomUUID } from 'node:crypto'
import type { IdentityDocumentDetails, IdentityDocumentType } from '@coverkit/core/identity-check'
import type { Schema } from '../document/Schema.ts'

export const IDENTITY_PATH = '/api/v1/identitychecks'

type Body = Schema<'IdentityCheckRequest'>

/** Invented documents whose numbers match in the sandbox. */
const FIELDS: Partial<Record<IdentityDocumentType, IdentityDocumentDetails['fields']>> = {
  driverLicence: { state: 'NSW', number: '12345600', cardNumber: '2034567800' },
  passport: { country: 'Australia', number: 'PA1234500', expiry: '2030-03-31' },
  medicareCard: { number: '2000000020', reference: '1', colour: 'green', expiry: '2028-08' },
  immiCard: { number: 'EIS123400' },
}

/** Makes a document, with other fields if given. */
export const identityDocument = (
  type: IdentityDocumentType,
  fields: IdentityDocumentDetails['fields'] = {},
  fileNumber: number | null = null,
): IdentityDocumentDetails => ({
  type,
  fields: { ...FIELDS[type], ...fields },
  otherName: null,
  fileNumber,
})

/** Makes a new request with those documents. */
export function identityBody(
  documents: IdentityDocumentDetails[] = [
    identityDocument('driverLicence'),
    identityDocument('medicareCard'),
  ],
  changes: Partial<Body> = {},
): Body {
  return {
    requestId: randomUUID(),
    policyHolder: 1,
    hasAuthorised: true,
    consent: { id: 'identity-check', version: '2026-11-26' },
    way: 'electronic',
    person: { givenNames: 'Robin Alex', familyName: 'Example', dateOfBirth: '1985-03-27' },
    selectedDocuments: documents.map(({ type }) => type),
    identityDocuments: documents,
    ...changes,
  }
}
