// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { projectionAnswerReader } from '../readers/projectionAnswerReader.ts'

export const projectPremiumsOperation: OperationOf<'projectPremiums'> = {
  method: 'POST',
  path: '/api/v1/quote/projection',
  reader: projectionAnswerReader,
}
