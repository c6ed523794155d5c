// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { signatureLinkAnswerReader } from '../readers/signatureLinkAnswerReader.ts'

export const renewSignatureOperation: OperationAt<'/api/v1/signatures/renew', 'post'> = {
  method: 'post',
  path: '/api/v1/signatures/renew',
  reader: signatureLinkAnswerReader,
}
