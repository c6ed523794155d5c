/** Types of requests and answers, from the OpenAPI document. */
export type {
  IdentityCheckRequest,
  IdentityDocument as IdentityDocumentDetails,
} from '../generated/wire.ts'
export { bestPoints, countPoints, type PointsCount, type PointsLack } from './countPoints.ts'
export {
  IDENTITY_DOCUMENT_ROWS,
  type IdentityDocumentRow,
  type IdentityFieldKind,
  type IdentityFieldRow,
  identityFieldsOf,
} from './documents.ts'
export { type IdentityContext, identityRequest } from './identityRequest.ts'
export type { PointSchemeId } from './pointSchemes.ts'
export { type ReadIdentityFields, readIdentityFields } from './readIdentityDocument.ts'
export {
  IDENTITY_DOCUMENTS,
  IDENTITY_WAYS,
  type IdentityAnswers,
  type IdentityDocument,
  type IdentityDocumentType,
  type IdentityField,
  type IdentityPerson,
  type IdentityWay,
  MEDICARE_COLOURS,
} from './types.ts'
export {
  ELECTRONIC_SOURCES,
  IDENTITY_TRIES,
  type IdentityFault,
  MAXIMUM_IDENTITY_DOCUMENTS,
  validateIdentity,
} from './validateIdentity.ts'
export { IDENTITY_CONSENT, type IdentityState } from './wire.ts'
