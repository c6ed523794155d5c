// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { TransferStage } from '../schema.ts'

export const transferStageReader: Reader<TransferStage> = /* @__PURE__ */ reader(() => z.enum(["sent","with-insurer","needs-you","transferred"]))
