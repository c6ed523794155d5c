import { CONTACT_WAYS, RESIDENCIES, type SavedPolicyHolder, STATES } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'

const orMissing = <Value>(schema: z.ZodMiniType<Value>) => z.exactOptional(z.nullable(schema))
const text = (most: number) => orMissing(z.string().check(z.maxLength(most)))
const name = z.nullable(z.string().check(z.maxLength(50)))
const day = orMissing(z.iso.date())
const flag = orMissing(z.boolean())
const count = orMissing(z.int().check(z.minimum(0)))
const state = orMissing(z.enum(STATES))
const postcode = orMissing(z.string().check(z.regex(/^\d{4}$/)))

const holderSchema: z.ZodMiniType<SavedPolicyHolder> = z.object({
  id: text(100),
  rowId: text(100),
  title: text(20),
  first_Name: name,
  middle_Name: text(50),
  last_Name: name,
  mobile_Abroad: flag,
  mobile: text(20),
  email: text(254),
  date_of_Birth: day,
  mailing_Street: text(100),
  mailing_City: text(46),
  mailing_State: state,
  mailing_Zip: postcode,
  postal_Same: flag,
  postal_Street: text(100),
  postal_City: text(46),
  postal_State: state,
  postal_Zip: postcode,
  employment_Status: text(40),
  annual_Income: count,
  occupation: text(200),
  occupation_ID: count,
  employer: text(100),
  weekly_Hours: count,
  residency: orMissing(z.enum(RESIDENCIES)),
  visa_Subclass: text(40),
  visa_Expiry: day,
  preferred_Contact: orMissing(z.enum(CONTACT_WAYS)),
  accessibility_Needs: text(500),
  status: orMissing(z.enum(['Active', 'Discontinued'])),
})

/**
 * The second policy holder that the signed-in customer's account holds, for core's `holderFromSaved`; `not-found` where
 * there is none. Tried again after a failure that may pass.
 */
export function loadSecondHolder(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<SavedPolicyHolder, ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/users/GetPolicyHolderbyContactId', { ...init }),
    schema: holderSchema,
    safe: true,
    signal,
  })
}
