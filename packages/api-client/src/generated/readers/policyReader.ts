// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Policy } from '../schema.ts'
import { dollarsReader } from './dollarsReader.ts'
import { increaseWithoutProofReader } from './increaseWithoutProofReader.ts'
import { insuredPersonReader } from './insuredPersonReader.ts'
import { policyOwnersReader } from './policyOwnersReader.ts'
import { policyStructuresReader } from './policyStructuresReader.ts'
import { policySumsReader } from './policySumsReader.ts'
import { supplierCodeReader } from './supplierCodeReader.ts'

export const policyReader: Reader<Policy> = /* @__PURE__ */ reader(() => z.object({
id: z.string().check(z.minLength(1), z.maxLength(100)),
name: z.string().check(z.minLength(1), z.maxLength(30)),
insurer_Code: supplierCodeReader(),
insurer_Name: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
product_Code: z.exactOptional(z.nullable(z.string().check(z.maxLength(20)))),
product_Name: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
status: z.exactOptional(z.nullable(z.enum(["in-force","lapsing","lapsed"]))),
lapse_Date: z.exactOptional(z.nullable(z.iso.date())),
overdue_Amount: z.exactOptional(z.nullable(z.number().check(z.minimum(0), z.maximum(10000000)))),
sum_Insured: z.exactOptional(dollarsReader()),
tpD_Sum_Insured: z.exactOptional(z.nullable(z.int().check(z.minimum(0), z.maximum(999999999)))),
tpD_Linked_Sum_Insured: z.exactOptional(z.nullable(z.int().check(z.minimum(0), z.maximum(999999999)))),
critical_Illness_Sum_Insured: z.exactOptional(dollarsReader()),
monthly_Benefit: z.exactOptional(dollarsReader()),
premium_Structure: z.exactOptional(z.nullable(z.enum(["S","L"]))),
payment_Method: z.exactOptional(z.nullable(z.enum(["directDebit","creditCard","enduringRollover"]))),
outsidePaymentMethod: z.exactOptional(z.nullable(z.enum(["directDebit","creditCard"]))),
premium_frequency: z.exactOptional(z.nullable(z.enum(["monthly","quarterly","halfYearly","yearly"]))),
indexation: z.exactOptional(z.nullable(z.enum(["on","off12Months","offPermanent"]))),
owners: z.exactOptional(z.nullable(policyOwnersReader())),
structures: z.exactOptional(z.nullable(policyStructuresReader())),
double_TPD: z.exactOptional(z.nullable(z.boolean())),
tpD_Buy_back: z.exactOptional(z.nullable(z.boolean())),
tpD_Occupation_Type: z.exactOptional(z.nullable(z.enum(["own","any"]))),
cI_Buy_back: z.exactOptional(z.nullable(z.boolean())),
reinstatement: z.exactOptional(z.nullable(z.boolean())),
increasing_Claim: z.exactOptional(z.nullable(z.boolean())),
super_Contribution: z.exactOptional(z.nullable(z.literal([0,10]))),
waiting_Period: z.exactOptional(z.nullable(z.enum(["30","60","90","730"]))),
benefit_Period: z.exactOptional(z.nullable(z.enum(["1","2","5","65"]))),
annual_Earnings: z.exactOptional(z.nullable(z.int().check(z.minimum(0), z.maximum(999999999)))),
income_Replacement: z.exactOptional(z.nullable(z.number().check(z.minimum(0), z.maximum(70)))),
premium_Amount: z.exactOptional(z.nullable(z.number().check(z.minimum(0), z.maximum(10000000)))),
premium_Label: z.exactOptional(z.nullable(z.string().check(z.maxLength(300)))),
original_Sums: z.exactOptional(z.nullable(policySumsReader())),
insured: z.exactOptional(z.nullable(insuredPersonReader())),
start_Date: z.exactOptional(z.nullable(z.iso.date())),
next_Debit_Date: z.exactOptional(z.nullable(z.iso.date())),
next_Anniversary_Date: z.exactOptional(z.nullable(z.iso.date())),
increase_Without_Proof: z.exactOptional(z.nullable(increaseWithoutProofReader())),
policyholder1: z.exactOptional(z.nullable(z.string().check(z.maxLength(101)))),
policyholder2: z.exactOptional(z.nullable(z.string().check(z.maxLength(101)))),
}))
