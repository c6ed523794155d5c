import {
  formatPhone,
  InvalidInputError,
  parseChoice,
  parseEmail,
  parseFullName,
  parsePhone,
} from '@coverkit/core'
import { inputReader, readFields } from '#common/form/readFields.ts'
import {
  CONTACT_TIMES,
  CONTACT_TOPICS,
  CONTACT_WAYS,
  type ContactErrors,
  type ContactField,
  type ContactForm,
  type ReadContact,
} from './contactForm.ts'
import { contactMessage } from './messages.ts'

const MESSAGE_LIMIT = 4000

function parseMessage(text: string): string {
  const message = text.trim().normalize('NFC')
  if (message === '') throw new InvalidInputError('message', 'required')
  if (message.length > MESSAGE_LIMIT) throw new InvalidInputError('message', 'too-long')
  return message
}

/** A number is needed only where we are asked to call. */
function parseContactPhone({ phone, way }: ContactForm): string | null {
  return phone.trim() === '' && way !== 'phone' ? null : parsePhone(phone)
}

/** Reads the form: either what is to be sent, or why each field was refused, in screen order. */
export function readContact(form: ContactForm): { read: ReadContact } | { errors: ContactErrors } {
  const { errors, read } = readFields<ContactField>()
  const topic = read('topic', () => parseChoice(form.topic ?? '', CONTACT_TOPICS))
  const message = read('message', () => parseMessage(form.message))
  const preferredWay = read('way', () => parseChoice(form.way ?? '', CONTACT_WAYS))
  const time = read('time', () => parseChoice(form.time, CONTACT_TIMES))
  const name = read('name', () => parseFullName(form.name))
  const email = read('email', () => parseEmail(form.email))
  const phone = read('phone', () => parseContactPhone(form))
  if (!topic || !message || !name || !email || !preferredWay || !time || phone === undefined)
    return { errors }
  const when =
    time === 'any'
      ? { preferredTime: null, timeZone: null }
      : { preferredTime: time, timeZone: form.timeZone }
  const about = topic === 'complaint' && form.about !== 'us' && { insurerCode: form.about }
  return { read: { name, email, phone, topic, message, preferredWay, ...when, ...about } }
}

/** The name, the email and the phone as they are stored, the phone as it is written in Australia. */
export const contactReader = inputReader(readContact, contactMessage, {
  name: ({ name }) => parseFullName(name),
  email: ({ email }) => parseEmail(email),
  phone: ({ phone }) => formatPhone(parsePhone(phone)),
})
