// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { saveAnswerReader } from '../readers/saveAnswerReader.ts'

export const saveCalculationOperation: OperationAt<'/api/v1/savecalculatecoverform', 'post'> = {
  method: 'post',
  path: '/api/v1/savecalculatecoverform',
  reader: saveAnswerReader,
}
