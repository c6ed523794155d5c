// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { User } from '../schema.ts'

export const userReader: Reader<User> = /* @__PURE__ */ reader(() => z.object({
id: z.string().check(z.minLength(1), z.maxLength(1000)),
first_Name: z.nullable(z.string().check(z.maxLength(1000))),
middle_Name: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
last_Name: z.nullable(z.string().check(z.maxLength(1000))),
email: z.nullable(z.string().check(z.maxLength(1000))),
mobile: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
mailing_Street: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
mailing_City: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
mailing_State: z._default(z.nullable(z.enum(["NSW","VIC","QLD","WA","SA","TAS","ACT","NT"])), null),
mailing_Zip: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
email_Opt_Out: z._default(z.nullable(z.boolean()), null),
gender: z._default(z.nullable(z.enum(["M","F"])), null),
age: z._default(z.nullable(z.int().check(z.minimum(0))), null),
smoker: z._default(z.nullable(z.boolean()), null),
title: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
occupation_ID: z._default(z.nullable(z.int().check(z.minimum(0))), null),
annual_Income: z._default(z.nullable(z.int().check(z.minimum(0))), null),
date_of_Birth: z._default(z.nullable(z.iso.date()), null),
employment_Status: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
nomination_Type: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
version: z.exactOptional(z.string().check(z.maxLength(1000))),
}))
