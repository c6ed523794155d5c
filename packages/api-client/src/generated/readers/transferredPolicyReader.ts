// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { TransferredPolicy } from '../schema.ts'
import { coverKindReader } from './coverKindReader.ts'
import { transferStageReader } from './transferStageReader.ts'

export const transferredPolicyReader: Reader<TransferredPolicy> = /* @__PURE__ */ reader(() => z.object({
policyId: z.string().check(z.minLength(1), z.maxLength(100)),
rowId: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
insurerCode: z.nullable(z.enum(["MLP","NEO","MLC","ACC","ZUR","ING","AIG"])),
policyNumber: z.nullable(z.string().check(z.maxLength(30))),
number_Unknown: z.exactOptional(z.nullable(z.boolean())),
name: z.nullable(z.string().check(z.maxLength(101))),
covers: z.exactOptional(z.nullable(z.array(coverKindReader()).check(z.maxLength(4)))),
file_Number: z.exactOptional(z.nullable(z.int().check(z.minimum(1), z.maximum(20)))),
policyStatus: z.enum(["Active","Discontinued"]),
stage: z.nullable(transferStageReader()),
stageAt: z.exactOptional(z.nullable(z.iso.datetime({ offset: true }))),
expectedOn: z.exactOptional(z.nullable(z.iso.date())),
reason: z.exactOptional(z.nullable(z.enum(["policy-not-found"]))),
}))
