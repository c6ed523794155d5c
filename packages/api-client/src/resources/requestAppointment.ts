import { type ApiCall, call } from '../call.ts'
import { requestAppointmentOperation } from '../generated/operations/requestAppointment.ts'
import type { AppointmentRequest, SaveAnswer } from '../generated/schema.ts'

/** Asks the broker for an appointment. Does not retry: the call has no key that identifies a repetition. */
export const requestAppointment: ApiCall<AppointmentRequest, SaveAnswer> = call(requestAppointmentOperation)
