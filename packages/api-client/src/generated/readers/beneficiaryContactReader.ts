// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { BeneficiaryContact } from '../schema.ts'

export const beneficiaryContactReader: Reader<BeneficiaryContact> = /* @__PURE__ */ reader(() => z.object({
beneficiaryId: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
rowId: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
kind: z.exactOptional(z.nullable(z.enum(["person","organisation"]))),
organisation_Name: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
abn: z.exactOptional(z.nullable(z.string().check(z.regex(/^[0-9]{11}$/)))),
first_Name: z.nullable(z.string().check(z.maxLength(50))),
last_Name: z.nullable(z.string().check(z.maxLength(50))),
date_of_Birth: z.exactOptional(z.nullable(z.iso.date())),
address: z.exactOptional(z.nullable(z.string().check(z.maxLength(250)))),
address_Same: z.exactOptional(z.nullable(z.boolean())),
relationship_to_Policy_Holder: z.exactOptional(z.nullable(z.string().check(z.maxLength(40)))),
country_of_Citizenship: z.exactOptional(z.nullable(z.string().check(z.maxLength(60)))),
benefit_Percent: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
}))
