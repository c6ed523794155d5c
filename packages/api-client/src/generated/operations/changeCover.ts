// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { changeCoverAnswerReader } from '../readers/changeCoverAnswerReader.ts'

export const changeCoverOperation: OperationAt<'/api/v1/policies/ChangeCoverRequest', 'post'> = {
  method: 'post',
  path: '/api/v1/policies/ChangeCoverRequest',
  reader: changeCoverAnswerReader,
}
