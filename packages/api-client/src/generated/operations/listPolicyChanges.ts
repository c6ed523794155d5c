// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { policyChangesReader } from '../readers/policyChangesReader.ts'

export const listPolicyChangesOperation: OperationAt<'/api/v1/policies/changes', 'get'> = {
  method: 'get',
  path: '/api/v1/policies/changes',
  reader: policyChangesReader,
}
