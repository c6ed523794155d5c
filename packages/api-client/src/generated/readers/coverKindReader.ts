// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { CoverKind } from '../schema.ts'

export const coverKindReader: Reader<CoverKind> = /* @__PURE__ */ reader(() => z.enum(["life","tpd","criticalIllness","incomeProtection"]))
