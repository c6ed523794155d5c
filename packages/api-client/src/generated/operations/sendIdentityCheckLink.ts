// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { signatureLinkAnswerReader } from '../readers/signatureLinkAnswerReader.ts'

export const sendIdentityCheckLinkOperation: OperationAt<'/api/v1/identitychecks/{id}/link', 'post'> = {
  method: 'post',
  path: '/api/v1/identitychecks/{id}/link',
  reader: signatureLinkAnswerReader,
}
