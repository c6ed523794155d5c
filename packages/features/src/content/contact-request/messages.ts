import type { FieldCode } from '@coverkit/core'
import type { ContactField } from './contactForm.ts'

const errors: Record<ContactField, { required: string; 'too-long'?: string; otherwise: string }> = {
  topic: {
    required: 'Choose what your message is about',
    otherwise: 'Choose what your message is about',
  },
  message: { required: 'Write your message', otherwise: 'Shorten your message to 4,000 characters' },
  name: {
    required: 'Enter your name',
    'too-long': 'Use 101 characters or fewer for your name',
    otherwise: 'Enter your name with letters, spaces, hyphens or apostrophes',
  },
  email: {
    required: 'Enter your email address',
    otherwise: 'Enter an email address, like name@example.com',
  },
  way: { required: 'Choose how you’d like us to reply', otherwise: 'Choose how you’d like us to reply' },
  time: { required: 'Choose when suits you best', otherwise: 'Choose when suits you best' },
  phone: {
    required: 'Enter a phone number, or ask us to reply by email',
    otherwise: 'Enter an Australian phone number, like 0491 570 006',
  },
}

/** Why a field is refused. */
export const contactMessage = (field: ContactField, code: FieldCode) => {
  const { otherwise, ...others } = errors[field]
  const sentences: Partial<Record<FieldCode, string>> = others
  return sentences[code] ?? otherwise
}
