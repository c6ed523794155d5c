import { type RequestKind, useRequestForm } from '../request-form/useRequestForm.ts'
import {
  type AppointmentField,
  type AppointmentForm,
  emptyAppointmentForm,
  type ReadAppointment,
} from './appointmentForm.ts'

const kind: RequestKind<AppointmentForm, AppointmentField, ReadAppointment> = {
  empty: emptyAppointmentForm,
  load: () => import('./appointmentRequest.lazy.ts'),
}

/** The state of the appointment form. */
export const useAppointmentForm = () => useRequestForm(kind)
