import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { signatureMessages } from '#submission/signature'
import type { Field } from './view.ts'

export const messages = {
  applicationDeclarations: { otherwise: 'Tick the box once you’ve read the declarations' },
  ...signatureMessages,
} satisfies FieldMessages<Field>

/** For a signature with another name than the policy's. */
export const otherName = (name: string) => `Sign with this name from the policy: ${name}`
