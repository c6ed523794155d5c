// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import type { OperationAt } from '../../Operation.ts'
import { reader } from '../../reader.ts'
import { claimReader } from '../readers/claimReader.ts'

export const listClaimsOperation: OperationAt<'/api/v1/claims', 'get'> = {
  method: 'get',
  path: '/api/v1/claims',
  reader: /* @__PURE__ */ reader(() => z.array(claimReader()).check(z.maxLength(100))),
}
