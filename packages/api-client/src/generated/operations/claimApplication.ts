// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const claimApplicationOperation: OperationAt<'/api/v1/application/{id}/claim', 'post'> = {
  method: 'post',
  path: '/api/v1/application/{id}/claim',
  reader: doneAnswerReader,
}
