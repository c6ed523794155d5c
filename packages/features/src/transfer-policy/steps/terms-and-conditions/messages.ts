import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  acceptedTermsAndConditions: { otherwise: 'Tick the box to accept the terms and conditions' },
  signedName: {
    required: 'Type your full name to sign',
    'too-long': 'Use 101 characters or fewer for your name',
    otherwise: 'Type your name with letters, spaces, apostrophes, hyphens and full stops',
  },
} satisfies FieldMessages<Field>

/** For a signature that isn't the holder's. */
export const otherName = (name: string) =>
  name === ''
    ? 'Enter your first and last name under “Policy holders” first, then sign with the same name'
    : `You entered your name as ${name}. Sign with the same first and last name, or correct your details`
