import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { signatureMessages } from '#submission/signature'
import type { Field } from './view.ts'

export const messages = {
  acceptedTermsAndConditions: { otherwise: 'Tick the box to accept the terms and conditions' },
  ...signatureMessages,
} satisfies FieldMessages<Field>

/** For a signature that isn't the holder's. */
export const otherName = (name: string) =>
  name === ''
    ? 'Enter your first and last name under “Policy holders” first, then sign with the same name'
    : `You entered your name as ${name}. Sign with the same first and last name, or correct your details`
