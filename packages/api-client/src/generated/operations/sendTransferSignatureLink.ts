// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { signatureLinkAnswerReader } from '../readers/signatureLinkAnswerReader.ts'

export const sendTransferSignatureLinkOperation: OperationAt<'/api/v1/transferpolicy/{id}/signature', 'post'> = {
  method: 'post',
  path: '/api/v1/transferpolicy/{id}/signature',
  reader: signatureLinkAnswerReader,
}
