// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { receiptFileReader } from '../readers/receiptFileReader.ts'

export const getReceiptOperation: OperationOf<'getReceipt'> = {
  method: 'GET',
  path: '/api/v1/application/{id}/receipt',
  reader: receiptFileReader,
}
