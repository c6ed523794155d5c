// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PolicyHolder } from '../schema.ts'

export const policyHolderReader: Reader<PolicyHolder> = /* @__PURE__ */ reader(() => z.object({
id: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
rowId: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
title: z.exactOptional(z.nullable(z.string().check(z.maxLength(20)))),
first_Name: z.nullable(z.string().check(z.maxLength(50))),
middle_Name: z.exactOptional(z.nullable(z.string().check(z.maxLength(50)))),
last_Name: z.nullable(z.string().check(z.maxLength(50))),
mobile_Abroad: z.exactOptional(z.nullable(z.boolean())),
mobile: z.exactOptional(z.nullable(z.string().check(z.maxLength(20), z.regex(/^\+[1-9][0-9]{7,14}$/)))),
email: z.exactOptional(z.nullable(z.string().check(z.maxLength(254)))),
date_of_Birth: z.exactOptional(z.nullable(z.iso.date())),
mailing_Street: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
mailing_City: z.exactOptional(z.nullable(z.string().check(z.maxLength(46)))),
mailing_State: z.exactOptional(z.nullable(z.enum(["NSW","VIC","QLD","WA","SA","TAS","ACT","NT"]))),
mailing_Zip: z.exactOptional(z.nullable(z.string().check(z.regex(/^[0-9]{4}$/)))),
postal_Same: z.exactOptional(z.nullable(z.boolean())),
postal_Street: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
postal_City: z.exactOptional(z.nullable(z.string().check(z.maxLength(46)))),
postal_State: z.exactOptional(z.nullable(z.enum(["NSW","VIC","QLD","WA","SA","TAS","ACT","NT"]))),
postal_Zip: z.exactOptional(z.nullable(z.string().check(z.regex(/^[0-9]{4}$/)))),
employment_Status: z.exactOptional(z.nullable(z.string().check(z.maxLength(40)))),
annual_Income: z.exactOptional(z.nullable(z.int().check(z.minimum(0), z.maximum(999999999)))),
occupation: z.exactOptional(z.nullable(z.string().check(z.maxLength(200)))),
occupation_ID: z.exactOptional(z.nullable(z.int().check(z.minimum(0), z.maximum(999999)))),
employer: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
weekly_Hours: z.exactOptional(z.nullable(z.int().check(z.minimum(0), z.maximum(168)))),
residency: z.exactOptional(z.nullable(z.enum(["citizen","permanentResident","temporaryVisa","notResident"]))),
visa_Subclass: z.exactOptional(z.nullable(z.string().check(z.maxLength(40)))),
visa_Expiry: z.exactOptional(z.nullable(z.iso.date())),
preferred_Contact: z.exactOptional(z.nullable(z.enum(["email","phone","textMessage","post"]))),
accessibility_Needs: z.exactOptional(z.nullable(z.string().check(z.maxLength(500)))),
status: z.exactOptional(z.nullable(z.enum(["Active","Discontinued"]))),
}))
