// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { signatureLinkAnswerReader } from '../readers/signatureLinkAnswerReader.ts'

export const sendIdentityCheckLinkOperation: OperationOf<'sendIdentityCheckLink'> = {
  method: 'POST',
  path: '/api/v1/identitychecks/{id}/link',
  reader: signatureLinkAnswerReader,
}
