// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { identityCheckReader } from '../readers/identityCheckReader.ts'

export const requestIdentityCheckOperation: OperationOf<'requestIdentityCheck'> = {
  method: 'POST',
  path: '/api/v1/identitychecks',
  reader: identityCheckReader,
}
