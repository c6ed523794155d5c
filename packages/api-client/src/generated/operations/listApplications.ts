// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { submittedApplicationsReader } from '../readers/submittedApplicationsReader.ts'

export const listApplicationsOperation: OperationAt<'/api/v1/applications', 'get'> = {
  method: 'get',
  path: '/api/v1/applications',
  reader: submittedApplicationsReader,
}
