// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SubmittedApplications } from '../schema.ts'
import { submittedApplicationReader } from './submittedApplicationReader.ts'

export const submittedApplicationsReader: Reader<SubmittedApplications> = /* @__PURE__ */ reader(() => z.object({
applications: z.array(submittedApplicationReader()).check(z.maxLength(50)),
}))
