// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { storedFileReader } from '../readers/storedFileReader.ts'

export const putInsurabilityFileOperation: OperationOf<'putInsurabilityFile'> = {
  method: 'PUT',
  path: '/api/v1/policies/guaranteedinsurability/{id}/files/{n}',
  reader: storedFileReader,
}
