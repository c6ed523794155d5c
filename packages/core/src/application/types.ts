import type { AnswersOf } from '../fields/defineFields.ts'
import type { Beneficiary, nominationFields } from './beneficiaryFields.ts'
import type { PolicyHolder } from './holderFields.ts'
import type { Payment } from './paymentFields.ts'

/** Steps of the application in order. (Specification, point 2.) */
export const APPLICATION_STEPS = [
  'confirm-cover',
  'duty-of-disclosure',
  'key-documents',
  'personal-questionnaire',
  'personal-information',
  'payment-details',
  'beneficiaries',
  'insurer-declarations',
] as const
/** One of the pages that an application is made of, by the last part of its address. */
export type ApplicationStep = (typeof APPLICATION_STEPS)[number]

/** The acceptances that the key-documents step holds, by their names on the wire. */
export const KEY_DOCUMENTS_ACCEPTANCES = [
  'applicationRequirements',
  'insurerPdsAndPrivacy',
  'brokerTerms',
  'insurerContact',
  'monitorEmails',
  'completeWithin30Days',
  'personalDetailsDisclosure',
] as const
/** An acceptance of the key-documents step. */
export type KeyDocumentsAcceptance = (typeof KEY_DOCUMENTS_ACCEPTANCES)[number]

/** The nine acceptances of an application, by their names on the wire. */
export const ACCEPTANCES: readonly [
  'dutyOfDisclosure',
  ...typeof KEY_DOCUMENTS_ACCEPTANCES,
  'applicationDeclarations',
] = ['dutyOfDisclosure', ...KEY_DOCUMENTS_ACCEPTANCES, 'applicationDeclarations']
/** A statement that the customer accepts in the application. */
export type Acceptance = (typeof ACCEPTANCES)[number]
/** Each is true only by the customer's own action. */
export type Acceptances = Readonly<Record<Acceptance, boolean>>

/** The documents that an insurer publishes for a product. */
export const DOCUMENT_TYPES = ['PDS', 'TMD', 'SPDS', 'FSG', 'privacy'] as const
/** A product disclosure statement, target market determination, supplement, financial services guide or privacy statement. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** One version of one document, as it was offered to be read. */
export interface DocumentVersion {
  readonly type: DocumentType
  readonly name: string
  /** The publisher's own text, such as `4.1`. */
  readonly version: string
  /** `YYYY-MM-DD`. */
  readonly date: string
}

/** A version that stood beside an acceptance when it was given. */
export interface ReadVersion extends DocumentVersion {
  /** Whether it was opened by then; null or absent where that was not recorded. */
  readonly opened?: boolean | null
}

/** The versions that stood beside each acceptance of the key-documents step when it was given. */
export type VersionsRead = Readonly<Record<KeyDocumentsAcceptance, readonly ReadVersion[]>>

/** The beneficiaries of the life benefit. Rows count only while `used` is true. */
export interface Beneficiaries extends AnswersOf<typeof nominationFields> {
  readonly rows: readonly Beneficiary[]
}

/** One holder's signature: the name as typed and when, with the hash of the words that were shown. */
export interface Signature {
  /** `id` of the policy holder. */
  readonly holderId: string
  readonly name: string
  /** Date and time in ISO 8601. */
  readonly signedAt: string
  readonly shownHash: string | null
}

/** The answers of an application, beside the quote and the chosen offer. */
export interface ApplicationAnswers {
  /** One or two; the first is the person who is insured. */
  readonly holders: readonly PolicyHolder[]
  readonly acceptances: Acceptances
  readonly versionsRead: VersionsRead
  readonly payment: Payment
  readonly beneficiaries: Beneficiaries
  /** At most one of each holder. */
  readonly declarations: readonly Signature[]
}
