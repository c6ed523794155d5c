import { type BareApiCall, bareCall } from '../call.ts'
import { sendVerificationCodeOperation } from '../generated/operations/sendVerificationCode.ts'
import type { DoneAnswer } from '../generated/schema.ts'

/**
 * Has a code of six digits mailed to the signed-in customer, which works once and for ten minutes. `busy`
 * with the code `mail-limit` after five within an hour. Does not retry: each call mails another code, which
 * invalidates the previous one.
 */
export const sendVerificationCode: BareApiCall<DoneAnswer> = bareCall(sendVerificationCodeOperation)
