// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { policyPreviewAnswerReader } from '../readers/policyPreviewAnswerReader.ts'

export const previewPolicyChangeOperation: OperationAt<'/api/v1/policies/preview', 'post'> = {
  method: 'post',
  path: '/api/v1/policies/preview',
  reader: policyPreviewAnswerReader,
}
