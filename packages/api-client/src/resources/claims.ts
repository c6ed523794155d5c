import {
  CLAIM_CONTACTS,
  CLAIM_DOCUMENTS,
  CLAIM_NEXT_STEPS,
  CLAIM_OUTCOMES,
  CLAIM_STAGES,
  CLAIM_TYPES,
  CLAIMANTS,
  type Claimant,
  type ClaimChecklistLine,
  type ClaimContact,
  type ClaimDocument,
  type ClaimNext,
  type ClaimOutcome,
  type ClaimRequest,
  type ClaimStage,
  type ClaimTimelineEntry,
  type ClaimType,
} from '@coverkit/core/claims'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type KeyedCallOptions, keyHeader } from './changeCover.ts'
import { type Done, doneSchema } from './done.ts'
import { codeOfProof, isOfFreshLogIn, type Proof, withProof } from './proof.ts'
import {
  FILE_TIMEOUT_MS,
  type FileMediaType,
  MEDIA_TYPES,
  type StoredFile,
  storedFileSchema,
} from './transferFiles.ts'

/** A file of a claim, as the server stored it. */
export interface ClaimFile {
  /** 1 to 20. */
  readonly n: number
  readonly document: ClaimDocument
  readonly mediaType: FileMediaType
  /** In bytes, without what was removed. */
  readonly size: number
  /** An instant, ISO 8601. */
  readonly savedAt: string
}

/** A claim as it is followed: without the words it was told in, and without bank details. */
export interface Claim {
  readonly id: string
  /** What the customer quotes. */
  readonly reference: string
  readonly claimant: Claimant
  /** Who the claim is about, unless it is the claimant. */
  readonly insuredName: string | null
  readonly type: ClaimType
  /** Of a policy on file. */
  readonly policyId: string | null
  readonly policyNumber: string | null
  readonly insurerCode: string | null
  readonly insurerName: string | null
  /** `YYYY-MM-DD`. */
  readonly eventDate: string
  readonly contactPreference: ClaimContact
  /** An instant, ISO 8601. */
  readonly lodgedAt: string
  readonly status: ClaimStage
  /** Null until it is decided. */
  readonly outcome: ClaimOutcome | null
  /** Every stage in its order. */
  readonly timeline: readonly ClaimTimelineEntry[]
  readonly next: ClaimNext
  readonly documents: readonly ClaimChecklistLine[]
  readonly files: readonly ClaimFile[]
}

/** Where a claim is paid to. */
export interface ClaimBankDetails {
  readonly accountName: string
  /** As `000-000`. */
  readonly bsb: string
  /** 5 to 9 digits. */
  readonly accountNumber: string
}

const instant = z.iso.datetime({ offset: true })
const date = z.nullable(z.iso.date())
const text = (most: number) => z.nullable(z.string().check(z.maxLength(most)))
const stage = z.enum(CLAIM_STAGES)
const document = z.enum(CLAIM_DOCUMENTS)

const claimSchema: z.ZodMiniType<Claim> = z.object({
  id: z.uuid(),
  reference: z.string().check(z.minLength(1), z.maxLength(8)),
  claimant: z.enum(CLAIMANTS),
  insuredName: text(101),
  type: z.enum(CLAIM_TYPES),
  policyId: text(100),
  policyNumber: text(30),
  insurerCode: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  insurerName: text(100),
  eventDate: z.iso.date(),
  contactPreference: z.enum(CLAIM_CONTACTS),
  lodgedAt: instant,
  status: stage,
  outcome: z.nullable(z.enum(CLAIM_OUTCOMES)),
  timeline: z
    .array(z.object({ stage, doneOn: date, dueOn: date }))
    .check(z.minLength(CLAIM_STAGES.length), z.maxLength(CLAIM_STAGES.length)),
  next: z.object({
    step: z.enum(CLAIM_NEXT_STEPS),
    actor: z.nullable(z.enum(['you', 'insurer'])),
    by: date,
  }),
  documents: z
    .array(
      z.object({
        oneOf: z.array(document).check(z.minLength(1), z.maxLength(5)),
        certifiedCopy: z.boolean(),
        state: z.enum(['needed', 'requested', 'received']),
      }),
    )
    .check(z.maxLength(25)),
  files: z
    .array(
      z.object({
        n: z.int().check(z.minimum(1), z.maximum(20)),
        document,
        mediaType: z.enum(MEDIA_TYPES),
        size: z.int().check(z.minimum(1), z.maximum(10_485_760)),
        savedAt: instant,
      }),
    )
    .check(z.maxLength(20)),
})

const claimsSchema: z.ZodMiniType<readonly Claim[]> = z.array(claimSchema).check(z.maxLength(100))

/** The answer to a claim that was lodged or completed. */
export interface ClaimAnswered {
  readonly successful: true
  readonly claim: Claim
}

const answeredSchema: z.ZodMiniType<ClaimAnswered> = z.object({
  successful: z.literal(true),
  claim: claimSchema,
})

/** The signed-in customer's claims, newest first. Tried again after a failure that may pass. */
export function listClaims(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<readonly Claim[], ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/claims', { ...init }),
    schema: claimsSchema,
    safe: true,
    signal,
  })
}

/**
 * Lodges a claim; core's `claimRequest` builds the body. Not tried again here: with the same `key` the same body may be sent
 * again, and gets the same claim. `not-found` for a policy that is not the customer's.
 */
export function lodgeClaim(
  client: ApiClient,
  request: ClaimRequest,
  { key, signal }: KeyedCallOptions = {},
): Promise<Result<ClaimAnswered, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/claims', {
        ...init,
        headers: { ...init.headers, ...keyHeader(key) },
        body: request,
      }),
    schema: answeredSchema,
    signal,
  })
}

/**
 * Says where an accepted claim is paid to. `invalid` with status 409 and the code `too-early` before it is accepted, `final`
 * once it is over; without proof as closing the account. Not tried again here: each call is one of the tries of a code.
 */
export function saveClaimBank(
  client: ApiClient,
  { id, proof, ...details }: ClaimBankDetails & { readonly id: string; readonly proof: Proof },
  { signal }: CallOptions = {},
): Promise<Result<ClaimAnswered, ApiError>> {
  return client.request({
    send: ({ headers, ...init }) =>
      client.http.PUT('/api/v1/claims/{id}/bank', {
        ...init,
        headers: withProof(headers, proof),
        params: { path: { id } },
        body: { ...details, code: codeOfProof(proof) },
      }),
    schema: answeredSchema,
    anonymous: isOfFreshLogIn(proof),
    signal,
  })
}

/** A file of a claim by its number, 1 to 20. */
export interface ClaimFileKey {
  readonly id: string
  readonly n: number
}

/**
 * Sends a photo or a PDF of at most 10 MB in one request, in place of the file of that number; larger ones over a poor line are
 * better sent by tus at `/api/v1/uploads`. Fails as `putTransferFile` does, and with `infected` (422) and `final` (409). Tried
 * again after a failure that may pass.
 */
export function putClaimFile(
  client: ApiClient,
  {
    id,
    n,
    document: documentType,
    file,
  }: ClaimFileKey & { readonly document: ClaimDocument; readonly file: Blob },
  { signal }: CallOptions = {},
): Promise<Result<StoredFile, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.PUT('/api/v1/claims/{id}/files/{n}', {
        ...init,
        headers: { ...init.headers, 'Content-Type': file.type, 'Document-Type': documentType },
        params: { path: { id, n } },
        body: file,
        bodySerializer: (body) => body,
      }),
    schema: storedFileSchema,
    safe: true,
    timeoutMs: FILE_TIMEOUT_MS,
    signal,
  })
}

/** Removes a file; the answer is the same where there is none. Tried again after a failure that may pass. */
export function deleteClaimFile(
  client: ApiClient,
  { id, n }: ClaimFileKey,
  { signal }: CallOptions = {},
): Promise<Result<Done, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.DELETE('/api/v1/claims/{id}/files/{n}', { ...init, params: { path: { id, n } } }),
    schema: doneSchema,
    safe: true,
    signal,
  })
}
