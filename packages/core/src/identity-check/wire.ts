import type { IdentityDocumentType, IdentityField, IdentityWay } from './types.ts'

/** A document on the wire. */
export interface IdentityDocumentDetails {
  readonly type: IdentityDocumentType
  readonly fields: Partial<Record<IdentityField, string>>
  readonly otherName: string | null
  readonly fileNumber: number | null
}

/** The text that a holder consents to, by id and version; the page has its words. Another text has another version. */
export const IDENTITY_CONSENT = { id: 'identity-check', version: '2026-11-26' } as const

/** Body of `POST api/v1/identitychecks`. */
export interface IdentityCheckRequest {
  /** The same for a repetition of a request whose answer was lost, so that it counts as one try. */
  readonly requestId: string
  readonly policyHolder: 1 | 2
  readonly hasAuthorised: true
  /** The text that was consented to. */
  readonly consent: { readonly id: string; readonly version: string }
  readonly way: IdentityWay
  readonly person: {
    readonly givenNames: string | null
    readonly familyName: string
    readonly dateOfBirth: string
  }
  readonly selectedDocuments: IdentityDocumentType[]
  readonly identityDocuments: IdentityDocumentDetails[]
}

/** How far a check is. */
export const IDENTITY_STATES = [
  'notStarted',
  'inProgress',
  'matched',
  'mismatch',
  'refer',
  'verified',
] as const
/** One of `IDENTITY_STATES`. */
export type IdentityState = (typeof IDENTITY_STATES)[number]

/** The data of an identity check, per policy holder, by the names of the specification (point 4). */
export type HolderIdentityCheck = Pick<
  IdentityCheckRequest,
  'policyHolder' | 'selectedDocuments' | 'identityDocuments'
> & {
  readonly hasAuthorised: boolean
  /** Given by the server. */
  readonly verified: boolean
}
