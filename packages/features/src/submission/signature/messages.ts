import type { FieldMessages } from '#common/step-form/fieldMessages.ts'

/** Why a typed name is refused as a signature, unless it is another person's. */
export const signatureMessages = {
  signedName: {
    required: 'Type your full name to sign',
    'too-long': 'Use 101 characters or fewer for your name',
    otherwise: 'Type your name with letters, spaces, apostrophes, hyphens and full stops',
  },
} satisfies FieldMessages<'signedName'>
