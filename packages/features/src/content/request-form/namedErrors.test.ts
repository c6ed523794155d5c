import { describeNamedErrors, everySentence, type NamedFields } from '#common/testing/describeNamedErrors.ts'
import { emptyAppointmentForm } from '../appointment-request/appointmentForm.ts'
import { appointmentMessage } from '../appointment-request/messages.ts'
import { emptyContactForm } from '../contact-request/contactForm.ts'
import { contactMessage } from '../contact-request/messages.ts'

/** Ticks and what the page fills in, which no sentence refuses. */
const UNREFUSED = ['about', 'consent', 'timeZone', 'attached']

type ContactField = Parameters<typeof contactMessage>[0]
type AppointmentField = Parameters<typeof appointmentMessage>[0]

const contactNames: Readonly<Record<ContactField, RegExp>> = {
  topic: /what your message is about/,
  message: /your message/,
  name: /your name/,
  email: /email address/,
  way: /how you’d like us to reply/,
  time: /when suits you best/,
  phone: /phone number/,
}

const appointmentNames: Readonly<Record<AppointmentField, RegExp>> = {
  type: /how you’d like to talk/,
  minutes: /how long you’d like/,
  day1: /first day/,
  day2: /second day/,
  day3: /third day/,
  time1: /first time/,
  time2: /second time/,
  time3: /third time/,
  topics: /topic/,
  name: /your name/,
  email: /email address/,
  phone: /phone number/,
  accessibility: /what would make it easier for you/,
  interpreter: /interpreter language/,
}

/** An optional field has no sentence for being empty. */
function namedFields<Field extends string>(
  form: Readonly<Record<string, unknown>>,
  names: Readonly<Record<Field, RegExp>>,
  message: (field: Field, code: Parameters<typeof contactMessage>[1]) => string,
): NamedFields {
  const fields = Object.keys(form).filter((field) => !UNREFUSED.includes(field)) as Field[]
  return Object.fromEntries(
    fields.map((field) => [
      field,
      [names[field], everySentence((code) => message(field, code)).filter(Boolean)],
    ]),
  )
}

describeNamedErrors({
  'the contact request': namedFields({ ...emptyContactForm }, contactNames, contactMessage),
  'the appointment request': namedFields({ ...emptyAppointmentForm }, appointmentNames, appointmentMessage),
})
