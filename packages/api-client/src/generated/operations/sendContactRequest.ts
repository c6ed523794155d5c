// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { saveAnswerReader } from '../readers/saveAnswerReader.ts'

export const sendContactRequestOperation: OperationOf<'sendContactRequest'> = {
  method: 'POST',
  path: '/api/v1/contact',
  reader: saveAnswerReader,
}
