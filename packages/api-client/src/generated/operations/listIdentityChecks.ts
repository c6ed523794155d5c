// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import type { OperationOf } from '../../Operation.ts'
import { reader } from '../../reader.ts'
import { identityCheckReader } from '../readers/identityCheckReader.ts'

export const listIdentityChecksOperation: OperationOf<'listIdentityChecks'> = {
  method: 'GET',
  path: '/api/v1/identitychecks',
  reader: /* @__PURE__ */ reader(() => z.array(identityCheckReader()).check(z.minLength(1), z.maxLength(21))),
}
