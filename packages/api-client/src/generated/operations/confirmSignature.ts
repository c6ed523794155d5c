// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { signaturePageAnswerReader } from '../readers/signaturePageAnswerReader.ts'

export const confirmSignatureOperation: OperationOf<'confirmSignature'> = {
  method: 'POST',
  path: '/api/v1/signatures/confirm',
  reader: signaturePageAnswerReader,
}
