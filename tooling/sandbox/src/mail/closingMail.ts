import { closingCopy as copy } from './copy.ts'
import type { Mail } from './Mail.ts'
import { paragraphs } from './paragraphs.ts'

/** That an account is about to close, and how to keep it. `site` is the brand's origin; null where there is none. */
export function closingMail(to: string, { day, site }: { day: string; site: string | null }): Mail {
  const href = `${site}/account/update-my-details`
  const way = site === null ? [copy.undoWithoutLink] : [copy.undo(day), { href, words: copy.undoText }]
  return {
    to,
    subject: copy.subject(day),
    ...paragraphs([copy.opening(day), ...way, copy.policies, copy.out, copy.notYou]),
  }
}

/** That an account is not closed after all. */
export const staysOpenMail = (to: string): Mail => ({
  to,
  subject: copy.openSubject,
  ...paragraphs([copy.stays, copy.openNotYou]),
})
