import type { ApiError } from '@coverkit/api-client'
import { receiptFailure } from '../complete/receiptCopy.ts'
import { signCopy } from './copy.ts'

/** Why there is no receipt, and what to do. */
export const ownReceiptFailure = (error: ApiError, phone: string): string =>
  error.kind === 'invalid' ? signCopy.failed.receipt(phone) : receiptFailure(error, phone)
