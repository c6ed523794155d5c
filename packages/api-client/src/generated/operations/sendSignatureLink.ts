// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { signatureLinkAnswerReader } from '../readers/signatureLinkAnswerReader.ts'

export const sendSignatureLinkOperation: OperationOf<'sendSignatureLink'> = {
  method: 'POST',
  path: '/api/v1/application/{id}/signature',
  reader: signatureLinkAnswerReader,
}
