import type { SavedBeneficiary } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'

const orMissing = <Value>(schema: z.ZodMiniType<Value>) => z.exactOptional(z.nullable(schema))
const text = (most: number) => orMissing(z.string().check(z.maxLength(most)))
const name = z.nullable(z.string().check(z.maxLength(50)))

const beneficiariesSchema: z.ZodMiniType<readonly SavedBeneficiary[]> = z
  .array(
    z.object({
      beneficiaryId: text(100),
      rowId: text(100),
      first_Name: name,
      last_Name: name,
      date_of_Birth: orMissing(z.iso.date()),
      address: text(250),
      address_Same: orMissing(z.boolean()),
      relationship_to_Policy_Holder: text(40),
      country_of_Citizenship: text(60),
      benefit_Percent: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
    }),
  )
  .check(z.maxLength(100))

/**
 * The beneficiaries that the signed-in customer's account holds, in the order they were saved, for core's
 * `beneficiariesFromSaved`; empty where there are none. Tried again after a failure that may pass.
 */
export function listBeneficiaries(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<readonly SavedBeneficiary[], ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/users/getbeneficairiesbyId', { ...init }),
    schema: beneficiariesSchema,
    safe: true,
    signal,
  })
}
