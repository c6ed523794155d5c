// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ClaimContact } from '../schema.ts'

export const claimContactReader: Reader<ClaimContact> = /* @__PURE__ */ reader(() => z.enum(["email","phone","post"]))
