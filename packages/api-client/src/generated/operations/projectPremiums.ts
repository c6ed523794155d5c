// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { projectionAnswerReader } from '../readers/projectionAnswerReader.ts'

export const projectPremiumsOperation: OperationAt<'/api/v1/quote/projection', 'post'> = {
  method: 'post',
  path: '/api/v1/quote/projection',
  reader: projectionAnswerReader,
}
