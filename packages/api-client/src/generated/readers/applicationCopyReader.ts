// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ApplicationCopy } from '../schema.ts'
import { submittedApplicationReader } from './submittedApplicationReader.ts'

export const applicationCopyReader: Reader<ApplicationCopy> = /* @__PURE__ */ reader(() => z.object({
application: submittedApplicationReader(),
secret: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
secretEndsAt: z.iso.datetime({ offset: true }),
}))
