// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ClaimType } from '../schema.ts'

export const claimTypeReader: Reader<ClaimType> = /* @__PURE__ */ reader(() => z.enum(["death","terminalIllness","tpd","criticalIllness","incomeProtection"]))
