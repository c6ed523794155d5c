import { codeCopy as copy } from './copy.ts'
import type { Mail } from './Mail.ts'

/** The message that carries a code. The words are fixed. */
export function codeMail(to: string, code: string, purpose: keyof typeof copy.purposes): Mail {
  const { subject, opening } = copy.purposes[purpose]
  const lines = [opening, copy.code(code), copy.holds, copy.secret, copy.notYou]
  return {
    to,
    subject,
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${line}</p>`).join('\n'),
  }
}
