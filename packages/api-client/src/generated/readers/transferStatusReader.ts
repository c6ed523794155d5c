// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { TransferStatus } from '../schema.ts'

export const transferStatusReader: Reader<TransferStatus> = /* @__PURE__ */ reader(() => z.enum(["partial","waiting-for-second-signature","in-progress"]))
