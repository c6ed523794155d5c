import type { ApiClient } from '@coverkit/api-client'
import { type RequestKind, useRequestForm } from '../request-form/useRequestForm.ts'
import {
  type AppointmentField,
  type AppointmentForm,
  emptyAppointmentForm,
  type ReadAppointment,
} from './appointmentForm.ts'
import { appointmentCopy } from './copy.ts'

async function send(client: ApiClient, read: ReadAppointment, form: AppointmentForm): Promise<boolean> {
  const { requestAppointment } = await import('@coverkit/api-client')
  const consent = { accepted: form.consent, text: appointmentCopy.consents[read.type] }
  return (await requestAppointment(client, { ...read, consent })).ok
}

const kind: RequestKind<AppointmentForm, AppointmentField, ReadAppointment> = {
  empty: emptyAppointmentForm,
  loadReader: async () => (await import('./readAppointment.ts')).appointmentReader,
  send,
}

/** The state of the appointment form. */
export const useAppointmentForm = () => useRequestForm(kind)
