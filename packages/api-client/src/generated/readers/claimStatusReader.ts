// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ClaimStatus } from '../schema.ts'

export const claimStatusReader: Reader<ClaimStatus> = /* @__PURE__ */ reader(() => z.enum(["lodged","acknowledged","reviewed","decided","paid"]))
