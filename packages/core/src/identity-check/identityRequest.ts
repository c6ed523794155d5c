import { parseDate } from '../fields/parseDate.ts'
import { parseFullName } from '../fields/parseName.ts'
import type { IdentityCheckRequest, IdentityDocument as IdentityDocumentDetails } from '../generated/wire.ts'
import { readIdentityFields } from './readIdentityDocument.ts'
import type { IdentityAnswers, IdentityDocument } from './types.ts'
import { validateIdentity } from './validateIdentity.ts'
import { IDENTITY_CONSENT } from './wire.ts'

/** Data that a request adds to the answers. */
export interface IdentityContext {
  /** Today, as `YYYY-MM-DD`. */
  readonly on: string
  /** A UUID, the same for a repetition. */
  readonly requestId: string
}

function documentDetails(document: IdentityDocument, on: string): IdentityDocumentDetails {
  const { type, fields, otherName, fileNumber } = document
  return {
    type,
    fields: { ...readIdentityFields(type, fields, { on }).fields },
    otherName: otherName === null ? null : parseFullName(otherName),
    fileNumber,
  }
}

/**
 * The body of `POST api/v1/identitychecks`, every name and number in its canonical form. Null where anything is missing or not
 * allowed, consent above all: see `validateIdentity`.
 */
export function identityRequest(
  answers: IdentityAnswers,
  { on, requestId }: IdentityContext,
): IdentityCheckRequest | null {
  const { policyHolder, hasAuthorised, way, person, documents } = answers
  if (!hasAuthorised || validateIdentity(answers, { on }).length > 0) return null
  return {
    requestId,
    policyHolder,
    hasAuthorised,
    consent: { ...IDENTITY_CONSENT },
    way,
    person: {
      givenNames: person.givenNames === null ? null : parseFullName(person.givenNames),
      familyName: parseFullName(person.familyName),
      dateOfBirth: parseDate(person.dateOfBirth),
    },
    selectedDocuments: documents.map(({ type }) => type),
    identityDocuments: documents.map((document) => documentDetails(document, on)),
  }
}
