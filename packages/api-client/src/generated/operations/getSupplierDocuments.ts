// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { supplierDocumentsAnswerReader } from '../readers/supplierDocumentsAnswerReader.ts'

export const getSupplierDocumentsOperation: OperationOf<'getSupplierDocuments'> = {
  method: 'GET',
  path: '/api/v1/application/GetSupplierDoc',
  reader: supplierDocumentsAnswerReader,
}
