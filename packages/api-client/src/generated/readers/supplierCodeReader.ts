// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SupplierCode } from '../schema.ts'

export const supplierCodeReader: Reader<SupplierCode> = /* @__PURE__ */ reader(() => z.enum(["MLP","NEO","MLC","ACC","ZUR","ING","AIG"]))
