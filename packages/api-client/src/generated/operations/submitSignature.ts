// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { signedAnswerReader } from '../readers/signedAnswerReader.ts'

export const submitSignatureOperation: OperationOf<'submitSignature'> = {
  method: 'POST',
  path: '/api/v1/signatures/sign',
  reader: signedAnswerReader,
}
