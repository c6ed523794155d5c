import { type ApiCall, call } from '../call.ts'
import { sendComparisonOperation } from '../generated/operations/sendComparison.ts'
import type { SendComparisonRequest, SentComparison } from '../generated/schema.ts'

/**
 * Mails a comparison and a link to it. `busy` with the code `mail-limit` when too much was mailed. Does not
 * retry: the caller may send the same body with the same `tracking.id` again, and mails once.
 */
export const sendComparison: ApiCall<SendComparisonRequest, SentComparison> = call(sendComparisonOperation)
