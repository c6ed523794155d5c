// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { disclosuresReader } from '../readers/disclosuresReader.ts'

export const getDisclosuresOperation: OperationAt<'/api/v1/application/{id}/disclosures', 'get'> = {
  method: 'get',
  path: '/api/v1/application/{id}/disclosures',
  reader: disclosuresReader,
}
