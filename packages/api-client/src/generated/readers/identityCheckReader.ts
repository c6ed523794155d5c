// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { IdentityCheck } from '../schema.ts'
import { identityDocumentTypeReader } from './identityDocumentTypeReader.ts'

export const identityCheckReader: Reader<IdentityCheck> = /* @__PURE__ */ reader(() => z.object({
id: z.exactOptional(z.uuid()),
policyHolder: z.int().check(z.minimum(1), z.maximum(2)),
state: z.enum(["notStarted","inProgress","matched","mismatch","refer","verified"]),
verified: z.boolean(),
matchedDocuments: z.exactOptional(z.array(identityDocumentTypeReader()).check(z.maxLength(10))),
mismatches: z.exactOptional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(30))),
changed: z.exactOptional(z.array(z.enum(["person.name","person.dateOfBirth"])).check(z.maxLength(2))),
triesLeft: z.exactOptional(z.int().check(z.minimum(0), z.maximum(3))),
name: z.exactOptional(z.string().check(z.maxLength(101))),
reference: z.exactOptional(z.string().check(z.maxLength(8))),
hasSigned: z.exactOptional(z.boolean()),
}))
