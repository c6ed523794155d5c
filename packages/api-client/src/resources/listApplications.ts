import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type SubmittedApplication, submittedApplicationSchema } from './submittedApplication.ts'

/** Newest first, at most 50. */
export interface SubmittedApplications {
  readonly applications: readonly SubmittedApplication[]
}

const submittedApplicationsSchema: z.ZodMiniType<SubmittedApplications> = z.object({
  applications: z.array(submittedApplicationSchema).check(z.maxLength(50)),
})

/** The signed-in customer's submitted applications. Tried again after a failure that may pass. */
export function listApplications(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<SubmittedApplications, ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/applications', { ...init }),
    schema: submittedApplicationsSchema,
    safe: true,
    signal,
  })
}
