import type { FieldCode } from '@coverkit/core'
import type { AppointmentField } from './appointmentForm.ts'

const day = { required: 'Choose a day', otherwise: 'Choose a day' }
const time = {
  required: 'Choose a time',
  otherwise: 'You’ve already chosen this time. Choose a different one',
}

const errors: Record<AppointmentField, { required: string; otherwise: string }> = {
  type: { required: 'Choose how you’d like to talk', otherwise: 'Choose how you’d like to talk' },
  minutes: { required: 'Choose how long you’d like', otherwise: 'Choose how long you’d like' },
  day1: day,
  day2: day,
  day3: day,
  time1: time,
  time2: time,
  time3: time,
  topics: { required: 'Choose at least one topic', otherwise: 'Choose at least one topic' },
  name: {
    required: 'Enter your name',
    otherwise: 'Enter your name with letters, spaces, hyphens or apostrophes',
  },
  email: {
    required: 'Enter your email address',
    otherwise: 'Enter an email address, like name@example.com',
  },
  phone: {
    required: 'Enter a phone number, or choose another way to talk',
    otherwise: 'Enter an Australian phone number, like 0491 570 006',
  },
  accessibility: { required: '', otherwise: 'Shorten this to 1,000 characters' },
  interpreter: { required: '', otherwise: 'Shorten this to 60 characters' },
}

/** Why a field is refused. */
export const appointmentMessage = (field: AppointmentField, code: FieldCode) =>
  errors[field][code === 'required' ? 'required' : 'otherwise']
