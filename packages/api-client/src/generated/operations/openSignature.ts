// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { openSignatureAnswerReader } from '../readers/openSignatureAnswerReader.ts'

export const openSignatureOperation: OperationOf<'openSignature'> = {
  method: 'POST',
  path: '/api/v1/signatures/open',
  reader: openSignatureAnswerReader,
}
