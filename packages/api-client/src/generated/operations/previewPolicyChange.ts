// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { policyPreviewAnswerReader } from '../readers/policyPreviewAnswerReader.ts'

export const previewPolicyChangeOperation: OperationOf<'previewPolicyChange'> = {
  method: 'POST',
  path: '/api/v1/policies/preview',
  reader: policyPreviewAnswerReader,
}
