// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const deleteIdentityFileOperation: OperationAt<'/api/v1/identitychecks/files/{n}', 'delete'> = {
  method: 'delete',
  path: '/api/v1/identitychecks/files/{n}',
  reader: doneAnswerReader,
}
