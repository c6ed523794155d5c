import { type ApiCall, call } from '../call.ts'
import { sendContactRequestOperation } from '../generated/operations/sendContactRequest.ts'
import type { ContactRequest, SaveAnswer } from '../generated/schema.ts'

/** Asks the broker to get in touch. Does not retry: the call has no key that identifies a repetition. */
export const sendContactRequest: ApiCall<ContactRequest, SaveAnswer> = call(sendContactRequestOperation)
