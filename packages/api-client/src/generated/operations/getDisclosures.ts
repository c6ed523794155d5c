// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { disclosuresReader } from '../readers/disclosuresReader.ts'

export const getDisclosuresOperation: OperationOf<'getDisclosures'> = {
  method: 'GET',
  path: '/api/v1/application/{id}/disclosures',
  reader: disclosuresReader,
}
