// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { signaturePageAnswerReader } from '../readers/signaturePageAnswerReader.ts'

export const confirmSignatureOperation: OperationAt<'/api/v1/signatures/confirm', 'post'> = {
  method: 'post',
  path: '/api/v1/signatures/confirm',
  reader: signaturePageAnswerReader,
}
