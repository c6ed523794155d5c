import {
  cleanText,
  formatPhone,
  InvalidInputError,
  parseChoice,
  parseEmail,
  parseFullName,
  parsePhone,
} from '@coverkit/core'
import { inputReader, readFields } from '#common/form/readFields.ts'
import { instantOf } from '../request-form/timeZones.ts'
import {
  APPOINTMENT_TYPES,
  type AppointmentErrors,
  type AppointmentField,
  type AppointmentForm,
  CHOICES,
  LENGTHS,
  type ReadAppointment,
} from './appointmentForm.ts'
import { appointmentMessage } from './messages.ts'

const ACCESSIBILITY_LIMIT = 1000
const LANGUAGE_LIMIT = 60
const MINUTES = { '15': 15, '30': 30, '60': 60 } as const

function chosen(value: string | null): string {
  if (!value) throw new InvalidInputError('', 'required')
  return value
}

function optionalText(text: string, limit: number): string | null {
  if (text.length > limit) throw new InvalidInputError('', 'too-long')
  return cleanText(text) || null
}

function parseAppointmentPhone({ phone, type }: AppointmentForm): string | null {
  return phone.trim() === '' && type !== 'phone' ? null : parsePhone(phone)
}

function atLeastOne<Value>(list: readonly Value[]): Value[] {
  if (list.length === 0) throw new InvalidInputError('', 'required')
  return [...list]
}

/** The times asked for, in order. The third may be left out; none may stand twice. */
function readSlots(
  form: AppointmentForm,
  read: (field: AppointmentField, parse: () => string) => string | undefined,
): string[] {
  const slots: string[] = []
  for (const choice of CHOICES) {
    const { [`day${choice}` as const]: day, [`time${choice}` as const]: time } = form
    if (choice === 3 && !day && !time) continue
    const readDay = read(`day${choice}`, () => chosen(day))
    const slot = read(`time${choice}`, () => {
      const readTime = chosen(time)
      const instant = readDay ? instantOf(readDay, readTime, form.timeZone).toISOString() : ''
      if (slots.includes(instant)) throw new InvalidInputError('', 'match')
      return instant
    })
    if (slot) slots.push(slot)
  }
  return slots
}

/** Reads the form: either what is to be sent, or why each field was refused, in screen order. */
export function readAppointment(
  form: AppointmentForm,
): { read: ReadAppointment } | { errors: AppointmentErrors } {
  const { errors, read } = readFields<AppointmentField>()
  const type = read('type', () => parseChoice(form.type ?? '', APPOINTMENT_TYPES))
  const minutes = read('minutes', () => MINUTES[parseChoice(form.minutes ?? '', LENGTHS)])
  const topics = read('topics', () => atLeastOne(form.topics))
  const slots = readSlots(form, read)
  const name = read('name', () => parseFullName(form.name))
  const email = read('email', () => parseEmail(form.email))
  const phone = read('phone', () => parseAppointmentPhone(form))
  const accessibility = read('accessibility', () => optionalText(form.accessibility, ACCESSIBILITY_LIMIT))
  const interpreterLanguage = read('interpreter', () => optionalText(form.interpreter, LANGUAGE_LIMIT))
  const isWhole = errors.size === 0 && accessibility !== undefined && interpreterLanguage !== undefined
  if (!isWhole || !type || !minutes || !topics || !name || !email || phone === undefined) return { errors }
  const { timeZone } = form
  const person = { name, email, phone, accessibility, interpreterLanguage }
  return { read: { type, minutes, timeZone, slots, topics, ...person } }
}

export const appointmentReader = inputReader(readAppointment, appointmentMessage, {
  name: ({ name }) => parseFullName(name),
  email: ({ email }) => parseEmail(email),
  phone: ({ phone }) => formatPhone(parsePhone(phone)),
  interpreter: ({ interpreter }) => optionalText(interpreter, LANGUAGE_LIMIT),
})
