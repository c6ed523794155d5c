// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { policiesAnswerReader } from '../readers/policiesAnswerReader.ts'

export const listPoliciesOperation: OperationAt<'/api/v1/policies/PoliciesList', 'get'> = {
  method: 'get',
  path: '/api/v1/policies/PoliciesList',
  reader: policiesAnswerReader,
}
