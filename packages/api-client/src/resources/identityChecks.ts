import {
  IDENTITY_DOCUMENTS,
  IDENTITY_STATES,
  type IdentityCheckRequest,
  type IdentityDocumentType,
  type IdentityState,
} from '@coverkit/core/identity-check'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { withSecret } from './applicationKey.ts'
import { type Done, doneSchema } from './done.ts'
import { type SignatureLinkSent, signatureLinkSentSchema } from './signatureLinkSent.ts'
import { FILE_TIMEOUT_MS, type StoredFile, storedFileSchema } from './transferFiles.ts'

/** How far the identity check of a policy holder is. */
export interface IdentityCheck {
  /** Of a second policy holder's check in a customer's list. */
  readonly id?: string | undefined
  readonly policyHolder: number
  readonly state: IdentityState
  readonly verified: boolean
  /** Electronic sources that matched so far; own checks alone have these three. */
  readonly matchedDocuments?: readonly IdentityDocumentType[] | undefined
  /** Details that did not match, such as `passport.number` or `person.name`. */
  readonly mismatches?: readonly string[] | undefined
  /** What the customer changed after the check was verified, which is why it has to be done again. */
  readonly changed?: readonly ('person.name' | 'person.dateOfBirth')[] | undefined
  readonly triesLeft?: number | undefined
  /** Of a second policy holder, as the customer entered it. */
  readonly name?: string | undefined
  /** Of the application or the transfer that they are the second holder of. */
  readonly reference?: string | undefined
  /** Whether that second holder has signed, and can be mailed a link. */
  readonly hasSigned?: boolean | undefined
}

/** Whose check it is: the signed-in customer's, or with the secret of a mailed code a second policy holder's. */
export interface IdentityKey {
  readonly secret?: string | undefined
}

const checkSchema: z.ZodMiniType<IdentityCheck> = z.object({
  id: z.optional(z.uuid()),
  policyHolder: z.int().check(z.minimum(1), z.maximum(2)),
  state: z.enum(IDENTITY_STATES),
  verified: z.boolean(),
  matchedDocuments: z.optional(z.array(z.enum(IDENTITY_DOCUMENTS)).check(z.maxLength(10))),
  mismatches: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(30))),
  changed: z.optional(z.array(z.enum(['person.name', 'person.dateOfBirth'])).check(z.maxLength(2))),
  triesLeft: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
  name: z.optional(z.string().check(z.maxLength(101))),
  reference: z.optional(z.string().check(z.maxLength(8))),
  hasSigned: z.optional(z.boolean()),
})

const checksSchema: z.ZodMiniType<readonly IdentityCheck[]> = z
  .array(checkSchema)
  .check(z.minLength(1), z.maxLength(21))

/**
 * The customer's own check, then those of second policy holders of what they submitted; with a secret that holder's alone.
 * Tried again after a failure that may pass. `unauthorised` for a secret whose hour is over.
 */
export function listIdentityChecks(
  client: ApiClient,
  { secret }: IdentityKey = {},
  { signal }: CallOptions = {},
): Promise<Result<readonly IdentityCheck[], ApiError>> {
  return client.request({
    send: (init) =>
      client.http.GET('/api/v1/identitychecks', { ...init, headers: withSecret(init.headers, secret) }),
    schema: checksSchema,
    safe: true,
    anonymous: secret !== undefined,
    signal,
  })
}

/**
 * Checks an identity. The same `requestId` counts as one try, so it is tried again after a failure that may pass.
 * `invalid` with a field and its code, `outdated` for the consent to another text.
 */
export function requestIdentityCheck(
  client: ApiClient,
  { secret, ...request }: IdentityCheckRequest & IdentityKey,
  { signal }: CallOptions = {},
): Promise<Result<IdentityCheck, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/identitychecks', {
        ...init,
        headers: withSecret(init.headers, secret),
        body: request,
      }),
    schema: checkSchema,
    safe: true,
    anonymous: secret !== undefined,
    signal,
  })
}

/**
 * Sends a photo or a PDF of a document, of at most 10 MB, in place of the one of that number, 1 to 10. Fails as
 * `putTransferFile` does, and with `final` (409) once the check is over.
 */
export function putIdentityFile(
  client: ApiClient,
  { n, secret, file }: IdentityKey & { readonly n: number; readonly file: Blob },
  { signal }: CallOptions = {},
): Promise<Result<StoredFile, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.PUT('/api/v1/identitychecks/files/{n}', {
        ...init,
        headers: { ...withSecret(init.headers, secret), 'Content-Type': file.type },
        params: { path: { n } },
        body: file,
        bodySerializer: (body) => body,
      }),
    schema: storedFileSchema,
    safe: true,
    anonymous: secret !== undefined,
    timeoutMs: FILE_TIMEOUT_MS,
    signal,
  })
}

/** Removes a photo; the answer is the same where there is none. Tried again after a failure that may pass. */
export function deleteIdentityFile(
  client: ApiClient,
  { n, secret }: IdentityKey & { readonly n: number },
  { signal }: CallOptions = {},
): Promise<Result<Done, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.DELETE('/api/v1/identitychecks/files/{n}', {
        ...init,
        headers: withSecret(init.headers, secret),
        params: { path: { n } },
      }),
    schema: doneSchema,
    safe: true,
    anonymous: secret !== undefined,
    signal,
  })
}

/**
 * Mails a second policy holder a link to their identity check, by the `id` that was listed. Not tried again here.
 * `not-found` for somebody else's, `invalid` with the code `not-signed` or `final`, `busy` with `mail-limit`.
 */
export function sendIdentityCheckLink(
  client: ApiClient,
  id: string,
  { signal }: CallOptions = {},
): Promise<Result<SignatureLinkSent, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/identitychecks/{id}/link', { ...init, params: { path: { id } } }),
    schema: signatureLinkSentSchema,
    signal,
  })
}
