// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const requestCopyCodeOperation: OperationOf<'requestCopyCode'> = {
  method: 'POST',
  path: '/api/v1/application/{id}/copy',
  reader: doneAnswerReader,
}
