// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { TransferPolicies } from '../schema.ts'
import { transferredPolicyReader } from './transferredPolicyReader.ts'

export const transferPoliciesReader: Reader<TransferPolicies> = /* @__PURE__ */ reader(() => z.array(transferredPolicyReader()).check(z.maxLength(1000)))
