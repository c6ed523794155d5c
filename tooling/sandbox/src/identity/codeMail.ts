import type { Mail } from '../mail/Mail.ts'
import { paragraphs } from '../mail/paragraphs.ts'
import { codeCopy as copy } from './copy.ts'

/** Mails a code. The text is fixed. */
export function codeMail(to: string, code: string, purpose: keyof typeof copy.purposes): Mail {
  const { subject, opening } = copy.purposes[purpose]
  return {
    to,
    subject,
    ...paragraphs([opening, { strong: copy.code(code) }, copy.holds, copy.secret, copy.notYou]),
  }
}
