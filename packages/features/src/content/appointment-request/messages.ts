import type { FieldCode } from '@coverkit/core'
import type { AppointmentField } from './appointmentForm.ts'

const day = (which: string) => ({ required: `Choose the ${which} day`, otherwise: `Choose the ${which} day` })

/** A time that stands twice is refused where it stands the second time. */
const time = (which: string) => ({
  required: `Choose the ${which} time`,
  otherwise: `You’ve already chosen this time. Choose a different ${which} time`,
})

const errors: Record<AppointmentField, { required: string; 'too-long'?: string; otherwise: string }> = {
  type: { required: 'Choose how you’d like to talk', otherwise: 'Choose how you’d like to talk' },
  minutes: { required: 'Choose how long you’d like', otherwise: 'Choose how long you’d like' },
  day1: day('first'),
  day2: day('second'),
  day3: day('third'),
  time1: time('first'),
  time2: time('second'),
  time3: time('third'),
  topics: { required: 'Choose at least one topic', otherwise: 'Choose at least one topic' },
  name: {
    required: 'Enter your name',
    'too-long': 'Use 101 characters or fewer for your name',
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
  accessibility: {
    required: '',
    otherwise: 'Use up to 1,000 characters to say what would make it easier for you',
  },
  interpreter: { required: '', otherwise: 'Use up to 60 characters for the interpreter language' },
}

/** Why a field is refused. */
export const appointmentMessage = (field: AppointmentField, code: FieldCode) => {
  const { otherwise, ...others } = errors[field]
  const sentences: Partial<Record<FieldCode, string>> = others
  return sentences[code] ?? otherwise
}
