// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { receiptFileReader } from '../readers/receiptFileReader.ts'

export const getSecondReceiptOperation: OperationOf<'getSecondReceipt'> = {
  method: 'POST',
  path: '/api/v1/signatures/receipt',
  reader: receiptFileReader,
}
