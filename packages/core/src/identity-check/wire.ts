import type { IdentityCheck, IdentityCheckRequest } from '../generated/wire.ts'

/** The text that a holder consents to, by id and version; the page has its words. Another text has another version. */
export const IDENTITY_CONSENT = { id: 'identity-check', version: '2026-11-26' } as const

/** How far a check is. */
export type IdentityState = IdentityCheck['state']

/** The data of an identity check, per policy holder, by the names of the specification (point 4). */
export type HolderIdentityCheck = Pick<
  IdentityCheckRequest,
  'policyHolder' | 'selectedDocuments' | 'identityDocuments'
> & {
  readonly hasAuthorised: boolean
  /** Given by the server. */
  readonly verified: boolean
}
