// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { saveApplicationAnswerReader } from '../readers/saveApplicationAnswerReader.ts'

export const saveApplicationOperation: OperationOf<'saveApplication'> = {
  method: 'POST',
  path: '/api/v1/application',
  reader: saveApplicationAnswerReader,
}
