// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { signatureLinkAnswerReader } from '../readers/signatureLinkAnswerReader.ts'

export const renewSignatureOperation: OperationOf<'renewSignature'> = {
  method: 'POST',
  path: '/api/v1/signatures/renew',
  reader: signatureLinkAnswerReader,
}
