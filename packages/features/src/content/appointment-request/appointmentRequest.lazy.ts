import { questionnaireAnswers } from '@coverkit/core'
import { defineMutation } from '#common/queries/defineMutation.ts'
import type { RequestContent } from '../request-form/useRequestForm.ts'
import type { AppointmentForm, ReadAppointment } from './appointmentForm.ts'
import { appointmentCopy } from './copy.ts'

export { appointmentReader as reader } from './readAppointment.ts'

export const mutation = defineMutation({
  async prepare(_services, { read, form }: RequestContent<AppointmentForm, ReadAppointment>) {
    const consent = { accepted: form.consent, text: appointmentCopy.consents[read.type] }
    const attachment = form.attached && {
      attachAnswers: true,
      questionnaire: questionnaireAnswers(form.attached),
    }
    return { ...read, consent, ...attachment }
  },
  async send(services, request) {
    const [{ requestAppointment }, client] = await Promise.all([
      import('@coverkit/api-client'),
      services.client(),
    ])
    return requestAppointment(client, request)
  },
})
