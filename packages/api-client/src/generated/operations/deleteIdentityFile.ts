// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const deleteIdentityFileOperation: OperationOf<'deleteIdentityFile'> = {
  method: 'DELETE',
  path: '/api/v1/identitychecks/files/{n}',
  reader: doneAnswerReader,
}
