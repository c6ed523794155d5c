// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { FlowName } from '../schema.ts'

export const flowNameReader: Reader<FlowName> = /* @__PURE__ */ reader(() => z.enum(["calculator","client-quote","application","change-my-cover","transfer-policy"]))
