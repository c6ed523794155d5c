// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { changeCoverAnswerReader } from '../readers/changeCoverAnswerReader.ts'

export const changeCoverOperation: OperationOf<'changeCover'> = {
  method: 'POST',
  path: '/api/v1/policies/ChangeCoverRequest',
  reader: changeCoverAnswerReader,
}
