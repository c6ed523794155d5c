// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import type { OperationAt } from '../../Operation.ts'
import { reader } from '../../reader.ts'
import { identityCheckReader } from '../readers/identityCheckReader.ts'

export const listIdentityChecksOperation: OperationAt<'/api/v1/identitychecks', 'get'> = {
  method: 'get',
  path: '/api/v1/identitychecks',
  reader: /* @__PURE__ */ reader(() => z.array(identityCheckReader()).check(z.minLength(1), z.maxLength(21))),
}
