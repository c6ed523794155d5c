export { bestPoints, countPoints, type PointsCount, type PointsLack } from './countPoints.ts'
export {
  IDENTITY_DOCUMENT_ROWS,
  type IdentityDocumentRow,
  type IdentityFieldKind,
  type IdentityFieldRow,
  identityFieldsOf,
} from './documents.ts'
export { completedIdentityCheck, type IdentityContext, identityRequest } from './identityRequest.ts'
export { parseExpiry, parseMedicareExpiry, parsePastDate } from './parseIdentityDate.ts'
export {
  parseCardNumber,
  parseCertificateNumber,
  parseImmiCardNumber,
  parseLicenceNumber,
  parseMedicareNumber,
  parseMedicareReference,
  parsePassportNumber,
} from './parseIdentityNumber.ts'
export {
  POINT_SCHEMES,
  type PointScheme,
  type PointSchemeId,
  type PointTier,
} from './pointSchemes.ts'
export { parseIdentityField, type ReadIdentityFields, readIdentityFields } from './readIdentityDocument.ts'
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
  type MedicareColour,
} from './types.ts'
export {
  ELECTRONIC_SOURCES,
  IDENTITY_TRIES,
  type IdentityFault,
  MAXIMUM_IDENTITY_DOCUMENTS,
  validateIdentity,
} from './validateIdentity.ts'
export {
  type HolderIdentityCheck,
  IDENTITY_CONSENT,
  IDENTITY_STATES,
  type IdentityCheckRequest,
  type IdentityDocumentDetails,
  type IdentityState,
} from './wire.ts'
