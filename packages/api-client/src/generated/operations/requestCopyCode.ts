// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const requestCopyCodeOperation: OperationAt<'/api/v1/application/{id}/copy', 'post'> = {
  method: 'post',
  path: '/api/v1/application/{id}/copy',
  reader: doneAnswerReader,
}
