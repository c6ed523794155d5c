import type { FieldCode, SentQuestionnaire } from '@coverkit/core'
import type { ContactTopic } from '../contact-request/contactForm.ts'
import { SYDNEY, type TimeZone } from '../request-form/timeZones.ts'

export const APPOINTMENT_TYPES = ['phone', 'video', 'inPerson'] as const

export type AppointmentType = (typeof APPOINTMENT_TYPES)[number]

export const LENGTHS = ['15', '30', '60'] as const

export type Length = (typeof LENGTHS)[number]

export const APPOINTMENT_TOPICS = [
  'quote',
  'needs',
  'transfer',
  'application',
  'change-cover',
  'claim',
  'other',
] as const satisfies readonly ContactTopic[]

export type AppointmentTopic = (typeof APPOINTMENT_TOPICS)[number]

/** The times that may be asked for; the third is optional. */
export const CHOICES = [1, 2, 3] as const

export type Choice = (typeof CHOICES)[number]

/** The form's values. Days are `2026-11-23`, times `09:30`, both in the time zone chosen. */
export type AppointmentForm = {
  type: AppointmentType | null
  minutes: Length | null
  timeZone: TimeZone
  topics: readonly AppointmentTopic[]
  name: string
  email: string
  phone: string
  accessibility: string
  interpreter: string
  consent: boolean
  /** The answers to send along, by the visitor's tick; null without it. */
  attached: SentQuestionnaire | null
} & Record<`day${Choice}` | `time${Choice}`, string | null>

export type AppointmentField = Exclude<keyof AppointmentForm, 'consent' | 'timeZone' | 'attached'>

export type AppointmentErrors = ReadonlyMap<AppointmentField, FieldCode>

/** The validated request, without the wording of the consent. */
export type ReadAppointment = {
  type: AppointmentType
  minutes: 15 | 30 | 60
  timeZone: TimeZone
  /** Instants, ISO 8601, in the order of the visitor's preference. */
  slots: string[]
  topics: AppointmentTopic[]
  name: string
  email: string
  phone: string | null
  accessibility: string | null
  interpreterLanguage: string | null
}

export const emptyAppointmentForm: AppointmentForm = {
  type: null,
  minutes: null,
  timeZone: SYDNEY,
  day1: null,
  time1: null,
  day2: null,
  time2: null,
  day3: null,
  time3: null,
  topics: [],
  name: '',
  email: '',
  phone: '',
  accessibility: '',
  interpreter: '',
  consent: false,
  attached: null,
}
