import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { closingCopy as copy } from './copy.ts'

/** Notifies of the account's closing and how to cancel it. `site` is the brand's origin; null without a site. */
export function closingMail(to: string, { day, site }: { day: string; site: string | null }): Mail {
  const href = `${site}/account/update-my-details`
  const way = site === null ? [copy.undoWithoutLink] : [copy.undo(day), { href, words: copy.undoText }]
  return {
    to,
    subject: copy.subject(day),
    ...paragraphs([copy.opening(day), ...way, copy.policies, copy.out, copy.notYou]),
  }
}

/** Confirms that the closing was cancelled. */
export const staysOpenMail = (to: string): Mail => ({
  to,
  subject: copy.openSubject,
  ...paragraphs([copy.stays, copy.openNotYou]),
})
