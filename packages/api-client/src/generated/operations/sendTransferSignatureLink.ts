// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { signatureLinkAnswerReader } from '../readers/signatureLinkAnswerReader.ts'

export const sendTransferSignatureLinkOperation: OperationOf<'sendTransferSignatureLink'> = {
  method: 'POST',
  path: '/api/v1/transferpolicy/{id}/signature',
  reader: signatureLinkAnswerReader,
}
