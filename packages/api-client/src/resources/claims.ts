import type { ClaimRequest } from '@coverkit/core/claims'
import {
  type ApiCall,
  type BareApiCall,
  bareCall,
  call,
  type KeyedCallOptions,
  type ProvedCallOptions,
} from '../call.ts'
import { deleteClaimFileOperation } from '../generated/operations/deleteClaimFile.ts'
import { listClaimsOperation } from '../generated/operations/listClaims.ts'
import { lodgeClaimOperation } from '../generated/operations/lodgeClaim.ts'
import { putClaimFileOperation } from '../generated/operations/putClaimFile.ts'
import { saveClaimBankOperation } from '../generated/operations/saveClaimBank.ts'
import type {
  Claim,
  ClaimAnswer,
  ClaimDocument,
  components,
  DoneAnswer,
  StoredFile,
} from '../generated/schema.ts'
import { FILE_TIMEOUT_MS } from './fileTimeout.ts'

/** The signed-in customer's claims, newest first. Retries after a transient failure. */
export const listClaims: BareApiCall<readonly Claim[]> = bareCall(listClaimsOperation, { isSafe: true })

/**
 * Lodges a claim; core's `claimRequest` builds the body. Does not retry: the caller may send the same body
 * again with the same `key`, and gets the same claim. `not-found` for a policy that is not the customer's.
 */
export const lodgeClaim: ApiCall<ClaimRequest, ClaimAnswer, KeyedCallOptions> = call(lodgeClaimOperation)

/** Where a claim is paid to. */
export type ClaimBankDetails = components['schemas']['ClaimBankDetails']

/**
 * Says where an accepted claim is paid to. `invalid` with status 409 and the code `too-early` before it is
 * accepted, `final` once it is over; `proof-required` without a proof. Does not
 * retry.
 */
export const saveClaimBank: ApiCall<
  ClaimBankDetails & { readonly id: string },
  ClaimAnswer,
  ProvedCallOptions
> = call(saveClaimBankOperation, {
  send: ({ id, ...details }) => ({ params: { path: { id } }, body: details }),
})

/** A file of a claim by its number, 1 to 20. */
export interface ClaimFileKey {
  readonly id: string
  readonly n: number
}

/**
 * Sends a photo or a PDF of at most 10 MB in one request, in place of the file of that number, or with `onlyNew` where
 * the number has no other file; larger ones over a poor line are better sent by tus at `/api/v1/uploads`. Fails as `putTransferFile` does, and with
 * `infected` (422) and `final` (409). Retries after a transient failure.
 */
export const putClaimFile: ApiCall<
  ClaimFileKey & { readonly document: ClaimDocument; readonly file: Blob; readonly onlyNew?: boolean },
  StoredFile
> = call(putClaimFileOperation, {
  isSafe: true,
  timeoutMs: FILE_TIMEOUT_MS,
  send: ({ id, n, document, file, onlyNew }) => ({
    params: {
      path: { id, n },
      header: { 'Document-Type': document, ...(onlyNew && { 'If-None-Match': '*' as const }) },
    },
    body: file,
  }),
})

/** Removes a file; the answer is the same where there is none. Retries after a transient failure. */
export const deleteClaimFile: ApiCall<ClaimFileKey, DoneAnswer> = call(deleteClaimFileOperation, {
  isSafe: true,
  send: (path) => ({ params: { path } }),
})
