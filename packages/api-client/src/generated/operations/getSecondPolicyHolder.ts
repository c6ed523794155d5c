// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { policyHolderReader } from '../readers/policyHolderReader.ts'

export const getSecondPolicyHolderOperation: OperationAt<'/api/v1/users/GetPolicyHolderbyContactId', 'get'> = {
  method: 'get',
  path: '/api/v1/users/GetPolicyHolderbyContactId',
  reader: policyHolderReader,
}
