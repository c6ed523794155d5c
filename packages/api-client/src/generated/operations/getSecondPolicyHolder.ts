// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { policyHolderReader } from '../readers/policyHolderReader.ts'

export const getSecondPolicyHolderOperation: OperationOf<'getSecondPolicyHolder'> = {
  method: 'GET',
  path: '/api/v1/users/GetPolicyHolderbyContactId',
  reader: policyHolderReader,
}
