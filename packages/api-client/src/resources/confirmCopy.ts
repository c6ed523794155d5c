import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import type { CopyLink } from './requestCopyCode.ts'
import { type SubmittedApplication, submittedApplicationSchema } from './submittedApplication.ts'

/** What opens the copy of an application, both parts together. */
export interface CopyConfirmation extends CopyLink {
  /** Six digits. */
  readonly code: string
  /** The first policy holder's, `YYYY-MM-DD`. */
  readonly dateOfBirth: string
}

/** An application, and what reads it from here on. */
export interface ApplicationCopy {
  readonly application: SubmittedApplication
  /** As `ApplicationKey` takes it, until `secretEndsAt`. It is stored nowhere. */
  readonly secret: string
  /** An instant, ISO 8601. */
  readonly secretEndsAt: string
}

const applicationCopySchema: z.ZodMiniType<ApplicationCopy> = z.object({
  application: submittedApplicationSchema,
  secret: z.string().check(z.regex(/^[\w-]{43}$/)),
  secretEndsAt: z.iso.datetime({ offset: true }),
})

/**
 * Opens the copy of an application. Whatever was wrong is `invalid` with status 422 and the code `code-refused`. Not tried
 * again here: a code works once, and each call is one of its tries.
 */
export function confirmCopy(
  client: ApiClient,
  { id, ...confirmation }: CopyConfirmation,
  { signal }: CallOptions = {},
): Promise<Result<ApplicationCopy, ApiError>> {
  const params = { path: { id } }
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/application/{id}/copy/confirm', { params, ...init, body: confirmation }),
    schema: applicationCopySchema,
    anonymous: true,
    signal,
  })
}
