import { addressCopy as copy } from './copy.ts'
import type { Mail } from './Mail.ts'
import { maskEmail } from './maskEmail.ts'
import { paragraphs } from './paragraphs.ts'

/** To the address of before: that it was replaced. Whoever reads it there need not have the new one. */
export const addressChangedMail = (to: string, next: string): Mail => ({
  to,
  subject: copy.subject,
  ...paragraphs([copy.opening(maskEmail(next)), copy.notYou]),
})
