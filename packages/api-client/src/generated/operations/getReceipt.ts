// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { receiptFileReader } from '../readers/receiptFileReader.ts'

export const getReceiptOperation: OperationAt<'/api/v1/application/{id}/receipt', 'get'> = {
  method: 'get',
  path: '/api/v1/application/{id}/receipt',
  reader: receiptFileReader,
}
