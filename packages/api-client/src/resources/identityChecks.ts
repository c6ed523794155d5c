import type { IdentityCheckRequest } from '@coverkit/core/identity-check'
import { type ApiCall, call } from '../call.ts'
import { deleteIdentityFileOperation } from '../generated/operations/deleteIdentityFile.ts'
import { listIdentityChecksOperation } from '../generated/operations/listIdentityChecks.ts'
import { putIdentityFileOperation } from '../generated/operations/putIdentityFile.ts'
import { requestIdentityCheckOperation } from '../generated/operations/requestIdentityCheck.ts'
import { sendIdentityCheckLinkOperation } from '../generated/operations/sendIdentityCheckLink.ts'
import type { DoneAnswer, IdentityCheck, SignatureLinkAnswer, StoredFile } from '../generated/schema.ts'
import { FILE_TIMEOUT_MS } from './fileTimeout.ts'

/** Selects the check: the signed-in customer's, or with the secret of a mailed code a second policy holder's. */
export interface IdentityKey {
  readonly secret?: string | undefined
}

/**
 * The customer's own check, then those of second policy holders of what they submitted; with a secret that
 * holder's alone. Retries after a transient failure. `unauthorised` for a secret whose hour is over.
 */
export const listIdentityChecks: ApiCall<IdentityKey, readonly IdentityCheck[]> = call(
  listIdentityChecksOperation,
  {
    isSafe: true,
    send: ({ secret }) => ({ bearer: secret }),
  },
)

/**
 * Checks an identity. The same `requestId` counts as one try, so it is retried after a transient failure.
 * `invalid` with a field and its code, `outdated` for the consent to another text.
 */
export const requestIdentityCheck: ApiCall<IdentityCheckRequest & IdentityKey, IdentityCheck> = call(
  requestIdentityCheckOperation,
  {
    isSafe: true,
    send: ({ secret, ...body }) => ({ bearer: secret, body }),
  },
)

/**
 * Sends a photo or a PDF of a document, of at most 10 MB, in place of the one of that number, 1 to 10. Fails as
 * `putTransferFile` does, and with `final` (409) once the check is over.
 */
export const putIdentityFile: ApiCall<IdentityKey & { readonly n: number; readonly file: Blob }, StoredFile> =
  call(putIdentityFileOperation, {
    isSafe: true,
    timeoutMs: FILE_TIMEOUT_MS,
    send: ({ n, secret, file }) => ({ params: { path: { n } }, bearer: secret, body: file }),
  })

/** Removes a photo; the answer is the same where there is none. Retries after a transient failure. */
export const deleteIdentityFile: ApiCall<IdentityKey & { readonly n: number }, DoneAnswer> = call(
  deleteIdentityFileOperation,
  {
    isSafe: true,
    send: ({ n, secret }) => ({ params: { path: { n } }, bearer: secret }),
  },
)

/**
 * Mails a second policy holder a link to their identity check, by the `id` that was listed. Does not retry.
 * Returns `not-found` for another customer's check, `invalid` with the code `not-signed` or `final`, `busy`
 * with `mail-limit`.
 */
export const sendIdentityCheckLink: ApiCall<string, SignatureLinkAnswer> = call(
  sendIdentityCheckLinkOperation,
  { send: (id) => ({ params: { path: { id } } }) },
)
