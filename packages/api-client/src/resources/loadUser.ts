import { GENDERS, type Gender, STATES, type State } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'

/** The signed-in customer, by the names of the backend. What it does not hold is null. */
export interface User {
  readonly id: string
  readonly first_Name: string | null
  readonly middle_Name: string | null
  readonly last_Name: string | null
  readonly email: string | null
  /** As the account holds it, such as `+61491570006`. */
  readonly mobile: string | null
  readonly mailing_Street: string | null
  readonly mailing_City: string | null
  readonly mailing_State: State | null
  /** Postcode of four digits, as text. */
  readonly mailing_Zip: string | null
  readonly email_Opt_Out: boolean | null
  readonly gender: Gender | null
  readonly age: number | null
  readonly smoker: boolean | null
  /** The occupation's name. */
  readonly title: string | null
  /** A number of the occupation list. */
  readonly occupation_ID: number | null
  /** Whole dollars a year. */
  readonly annual_Income: number | null
  /** YYYY-MM-DD. */
  readonly date_of_Birth: string | null
  readonly employment_Status: string | null
  readonly nomination_Type: string | null
  /** Another one with each change; missing where the backend has none. */
  readonly version?: string | undefined
}

const orNull = <Value>(schema: z.ZodMiniType<Value>) => z._default(z.nullable(schema), null)
const text = orNull(z.string())
const flag = orNull(z.boolean())
const count = orNull(z.int().check(z.minimum(0)))

/** Reads a customer; fields that are missing are null. */
export const userSchema: z.ZodMiniType<User> = z.object({
  id: z.string().check(z.minLength(1)),
  first_Name: z.nullable(z.string()),
  middle_Name: text,
  last_Name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  mobile: text,
  mailing_Street: text,
  mailing_City: text,
  mailing_State: orNull(z.enum(STATES)),
  mailing_Zip: text,
  email_Opt_Out: flag,
  gender: orNull(z.enum(GENDERS)),
  age: count,
  smoker: flag,
  title: text,
  occupation_ID: count,
  annual_Income: count,
  date_of_Birth: orNull(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  employment_Status: text,
  nomination_Type: text,
  version: z.optional(z.string()),
})

/** The customer whom the token names; fields that are missing are null. Tried again after a failure that may pass. */
export function loadUser(client: ApiClient, { signal }: CallOptions = {}): Promise<Result<User, ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/users', { ...init }),
    schema: userSchema,
    safe: true,
    signal,
  })
}
