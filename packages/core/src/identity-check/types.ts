/** Documents that prove a person's identity. The electoral roll is a source without a document. */
export const IDENTITY_DOCUMENTS = [
  'driverLicence',
  'passport',
  'medicareCard',
  'immiCard',
  'visa',
  'birthCertificate',
  'citizenshipCertificate',
  'marriageCertificate',
  'changeOfNameCertificate',
  'electoralRoll',
] as const
/** One of `IDENTITY_DOCUMENTS`. */
export type IdentityDocumentType = (typeof IDENTITY_DOCUMENTS)[number]

/** Compared with official records at once, or shown in photos that make up 100 points. */
export const IDENTITY_WAYS = ['electronic', 'documents'] as const
/** One of `IDENTITY_WAYS`. */
export type IdentityWay = (typeof IDENTITY_WAYS)[number]

/** The name of something that a document says, the same for every document that says it. */
export type IdentityField =
  | 'state'
  | 'number'
  | 'cardNumber'
  | 'country'
  | 'reference'
  | 'colour'
  | 'expiry'
  | 'acquired'
  | 'address'

/** The colours of Medicare cards: green for residents, blue for interim cards, yellow for visitors under an agreement. */
export const MEDICARE_COLOURS = ['green', 'blue', 'yellow'] as const
/** One of `MEDICARE_COLOURS`. */
export type MedicareColour = (typeof MEDICARE_COLOURS)[number]

/** The entered fields of a document, as strings. */
export interface IdentityDocument {
  readonly type: IdentityDocumentType
  readonly fields: Readonly<Partial<Record<IdentityField, string>>>
  /** The whole name on this document where it is not the person's of today; else null. */
  readonly otherName: string | null
  /** Which photo shows it, from 1; null where none is needed. */
  readonly fileNumber: number | null
}

/** A person, with the name as it is on their documents. */
export interface IdentityPerson {
  /** Null for a person with one name only. */
  readonly givenNames: string | null
  readonly familyName: string
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string
}

/** A policy holder's proof of identity. */
export interface IdentityAnswers {
  /** 1, or 2 for the second policy holder. */
  readonly policyHolder: 1 | 2
  /** The holder's own consent to the check. */
  readonly hasAuthorised: boolean
  readonly way: IdentityWay
  readonly person: IdentityPerson
  readonly documents: readonly IdentityDocument[]
}
