// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { storedFileReader } from '../readers/storedFileReader.ts'

export const putIdentityFileOperation: OperationOf<'putIdentityFile'> = {
  method: 'PUT',
  path: '/api/v1/identitychecks/files/{n}',
  reader: storedFileReader,
}
