// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { policiesAnswerReader } from '../readers/policiesAnswerReader.ts'

export const listPoliciesOperation: OperationOf<'listPolicies'> = {
  method: 'GET',
  path: '/api/v1/policies/PoliciesList',
  reader: policiesAnswerReader,
}
