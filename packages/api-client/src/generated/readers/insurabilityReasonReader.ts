// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { InsurabilityReason } from '../schema.ts'

export const insurabilityReasonReader: Reader<InsurabilityReason> = /* @__PURE__ */ reader(() => z.enum(["not-in-force","too-old","age-unknown","on-claim","increased-lately","nothing-left","event-to-come","window-closed","rise-too-small"]))
