// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { signedAnswerReader } from '../readers/signedAnswerReader.ts'

export const submitSignatureOperation: OperationAt<'/api/v1/signatures/sign', 'post'> = {
  method: 'post',
  path: '/api/v1/signatures/sign',
  reader: signedAnswerReader,
}
