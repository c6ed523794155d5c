// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { saveAnswerReader } from '../readers/saveAnswerReader.ts'

export const saveCalculationOperation: OperationOf<'saveCalculation'> = {
  method: 'POST',
  path: '/api/v1/savecalculatecoverform',
  reader: saveAnswerReader,
}
