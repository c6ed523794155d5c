// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { supplierDocumentsAnswerReader } from '../readers/supplierDocumentsAnswerReader.ts'

export const getSupplierDocumentsOperation: OperationAt<'/api/v1/application/GetSupplierDoc', 'get'> = {
  method: 'get',
  path: '/api/v1/application/GetSupplierDoc',
  reader: supplierDocumentsAnswerReader,
}
