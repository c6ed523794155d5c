// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { receiptFileReader } from '../readers/receiptFileReader.ts'

export const getSecondReceiptOperation: OperationAt<'/api/v1/signatures/receipt', 'post'> = {
  method: 'post',
  path: '/api/v1/signatures/receipt',
  reader: receiptFileReader,
}
