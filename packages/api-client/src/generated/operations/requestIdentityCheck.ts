// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { identityCheckReader } from '../readers/identityCheckReader.ts'

export const requestIdentityCheckOperation: OperationAt<'/api/v1/identitychecks', 'post'> = {
  method: 'post',
  path: '/api/v1/identitychecks',
  reader: identityCheckReader,
}
