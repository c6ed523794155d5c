// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ApplicationStatus } from '../schema.ts'

export const applicationStatusReader: Reader<ApplicationStatus> = /* @__PURE__ */ reader(() => z.enum(["partial","in-review","waiting-for-second-signature"]))
