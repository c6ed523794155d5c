import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type Done, doneSchema } from './done.ts'
import { codeOfProof, isOfFreshLogIn, type Proof, withProof } from './proof.ts'

/** What goes on with others when the account is closed. */
export interface RunningMatter {
  readonly kind: 'application' | 'transfer' | 'policy' | 'claim'
  /** The insurer. */
  readonly name: string
  /** The reference, or the end of the policy number. */
  readonly reference: string | null
}

/** What is not deleted with an account. */
export interface RetainedRecord {
  readonly what: string
  readonly why: string
  /** The law. */
  readonly source: string
  /** Since it was received. */
  readonly days: number
}

/** Whether an account is about to close, and what closing it means. */
export interface AccountClosing {
  /** ISO 8601; null where it stays open. */
  readonly closing: { readonly requestedAt: string; readonly closesAt: string } | null
  readonly running: readonly RunningMatter[]
  readonly retained: readonly RetainedRecord[]
}

const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

const closingSchema: z.ZodMiniType<AccountClosing> = z.object({
  closing: z.nullable(z.object({ requestedAt: instant, closesAt: instant })),
  running: z.array(
    z.object({
      kind: z.enum(['application', 'transfer', 'policy', 'claim']),
      name: z.string(),
      reference: z.nullable(z.string()),
    }),
  ),
  retained: z.array(
    z.object({
      what: z.string(),
      why: z.string(),
      source: z.string(),
      days: z.int().check(z.minimum(1)),
    }),
  ),
})

/** Whether the signed-in customer's account is about to close. Tried again after a failure that may pass. */
export function loadClosing(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<AccountClosing, ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/users/closing', { ...init }),
    schema: closingSchema,
    safe: true,
    signal,
  })
}

/**
 * Has the signed-in customer's account closed in seven days, and ends their sessions. `invalid` with status 422 and the
 * code `code-wrong`, `code-expired` or `required`. Not tried again here: each call is one of the tries of a code.
 */
export function closeAccount(
  client: ApiClient,
  { accountName, proof }: { readonly accountName: string; readonly proof: Proof },
  { signal }: CallOptions = {},
): Promise<Result<AccountClosing, ApiError>> {
  return client.request({
    send: ({ headers, ...init }) =>
      client.http.POST('/api/v1/users/closing', {
        ...init,
        headers: withProof(headers, proof),
        body: { accountName, code: codeOfProof(proof) },
      }),
    schema: closingSchema,
    anonymous: isOfFreshLogIn(proof),
    signal,
  })
}

/**
 * Keeps an account that is about to close. `invalid` with status 409 and the code `closed` once its day has come. Tried
 * again after a failure that may pass.
 */
export function cancelClosing(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<Done, ApiError>> {
  return client.request({
    send: (init) => client.http.DELETE('/api/v1/users/closing', { ...init }),
    schema: doneSchema,
    safe: true,
    signal,
  })
}
