// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { signatureLinkAnswerReader } from '../readers/signatureLinkAnswerReader.ts'

export const sendSignatureLinkOperation: OperationAt<'/api/v1/application/{id}/signature', 'post'> = {
  method: 'post',
  path: '/api/v1/application/{id}/signature',
  reader: signatureLinkAnswerReader,
}
