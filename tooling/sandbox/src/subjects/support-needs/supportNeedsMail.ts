import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { supportNeedsCopy as copy } from './copy.ts'

/** Notifies the customer that what helps them was changed or removed, without what it says. */
export const supportNeedsMail = (to: string, what: 'changed' | 'removed'): Mail => ({
  to,
  subject: copy.subject,
  ...paragraphs([copy.greeting, copy[what], copy.private, copy.notYou]),
})
