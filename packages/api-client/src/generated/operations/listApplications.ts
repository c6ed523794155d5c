// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { submittedApplicationsReader } from '../readers/submittedApplicationsReader.ts'

export const listApplicationsOperation: OperationOf<'listApplications'> = {
  method: 'GET',
  path: '/api/v1/applications',
  reader: submittedApplicationsReader,
}
