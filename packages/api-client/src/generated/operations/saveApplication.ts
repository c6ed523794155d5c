// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { saveApplicationAnswerReader } from '../readers/saveApplicationAnswerReader.ts'

export const saveApplicationOperation: OperationAt<'/api/v1/application', 'post'> = {
  method: 'post',
  path: '/api/v1/application',
  reader: saveApplicationAnswerReader,
}
