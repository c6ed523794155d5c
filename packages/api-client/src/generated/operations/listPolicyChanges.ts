// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { policyChangesReader } from '../readers/policyChangesReader.ts'

export const listPolicyChangesOperation: OperationOf<'listPolicyChanges'> = {
  method: 'GET',
  path: '/api/v1/policies/changes',
  reader: policyChangesReader,
}
