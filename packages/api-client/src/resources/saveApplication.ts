import type { SaveApplicationRequest } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'

const APPLICATION_STATUSES = ['partial', 'in-review', 'waiting-for-second-signature'] as const
/** Where an application is: saved on the way, with the insurer, or not signed by the second policy holder. */
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/** What a save or a submission of an application answers once the server has it. */
export interface ApplicationSaved {
  readonly successful: true
  /** The saved row. */
  readonly id: string
  /** Eight letters and digits to quote; null until it is submitted. */
  readonly reference: string | null
  readonly status: ApplicationStatus
  /** An instant, ISO 8601, by the server's clock. */
  readonly receivedAt: string
  /** The beneficiaries that were sent, for `mergeBeneficiaryIds` of core. */
  readonly beneficiaryContacts: readonly {
    readonly beneficiaryId: string
    readonly rowId: string | null
    readonly first_Name: string | null
    readonly last_Name: string | null
    readonly organisation_Name?: string | null | undefined
  }[]
  /** The first holder, then the second; `contactId` is sent as the holder's id from now on. */
  readonly policyHolders: readonly { readonly rowId: string | null; readonly contactId: string }[]
  /**
   * Reads the application of somebody who is not signed in. It comes with the first answer to their submission only: a
   * repetition does not give it again. It goes into a header, never into an address.
   */
  readonly secret?: string | undefined
}

const id = z.string().check(z.minLength(1), z.maxLength(100))
const rowId = z.nullable(z.string().check(z.maxLength(100)))
const name = z.nullable(z.string().check(z.maxLength(50)))

const organisation_Name = z.optional(z.nullable(z.string().check(z.maxLength(100))))

const applicationSavedSchema: z.ZodMiniType<ApplicationSaved> = z.object({
  successful: z.literal(true),
  id,
  reference: z.nullable(z.string().check(z.regex(/^[AC-HJKMNPQRTV-Y3479]{8}$/))),
  status: z.enum(APPLICATION_STATUSES),
  receivedAt: z.iso.datetime({ offset: true }),
  beneficiaryContacts: z
    .array(z.object({ beneficiaryId: id, rowId, first_Name: name, last_Name: name, organisation_Name }))
    .check(z.maxLength(5)),
  policyHolders: z.array(z.object({ rowId, contactId: id })).check(z.maxLength(2)),
  secret: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
})

/**
 * Saves an application on the way, or submits it; core's `applicationRequest` builds the body. Not tried again here: the
 * same body with the same `tracking.id` may be sent again.
 *
 * A submission that lacks something is `invalid` with status 422, its fields those of `validateApplication`; a draft that
 * was submitted before is `invalid` with status 409 and the code `already-submitted`.
 */
export function saveApplication(
  client: ApiClient,
  request: SaveApplicationRequest,
  { signal }: CallOptions = {},
): Promise<Result<ApplicationSaved, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/application', { ...init, body: request }),
    schema: applicationSavedSchema,
    signal,
  })
}
