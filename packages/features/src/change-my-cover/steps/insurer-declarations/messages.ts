import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  applicationDeclarations: { otherwise: 'Tick the box once you’ve read the declarations' },
  signedName: {
    required: 'Type your full name to sign',
    'too-long': 'Use 101 characters or fewer for your name',
    otherwise: 'Type your name with letters, spaces, apostrophes, hyphens and full stops',
  },
} satisfies FieldMessages<Field>

/** For a signature with another name than the policy's. */
export const otherName = (name: string) => `This policy is in the name of ${name}. Sign with that name`
