import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'
import { type Saved, savedSchema } from './saved.ts'

/** Body of `appointments`. `slots` are instants, ISO 8601; `timeZone` is the IANA name by which the visitor reads them. */
export type AppointmentRequest = components['schemas']['AppointmentRequest']

/** Asks the broker for an appointment. Not tried again here: the call has no key that tells a repetition. */
export function requestAppointment(
  client: ApiClient,
  request: AppointmentRequest,
  { signal }: CallOptions = {},
): Promise<Result<Saved, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/appointments', { ...init, body: request }),
    schema: savedSchema,
    signal,
  })
}
