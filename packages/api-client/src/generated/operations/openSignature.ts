// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { openSignatureAnswerReader } from '../readers/openSignatureAnswerReader.ts'

export const openSignatureOperation: OperationAt<'/api/v1/signatures/open', 'post'> = {
  method: 'post',
  path: '/api/v1/signatures/open',
  reader: openSignatureAnswerReader,
}
