// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Claimant } from '../schema.ts'

export const claimantReader: Reader<Claimant> = /* @__PURE__ */ reader(() => z.enum(["self","forDeceased","attorney"]))
