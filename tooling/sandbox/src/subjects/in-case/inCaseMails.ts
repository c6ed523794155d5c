import { day } from '../../mail/day.ts'
import type { Mail } from '../../mail/Mail.ts'
import { maskEmail } from '../../mail/maskEmail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { inCaseCopy as copy } from './copy.ts'

/** Mails the link to the trusted person. The text is fixed: no entered name or other value is in it. */
export const trustedLinkMail = (to: string, link: { href: string; expiresAt: Date }): Mail => ({
  to,
  subject: copy.link.subject,
  ...paragraphs([
    copy.greeting,
    copy.link.opening,
    { href: link.href, words: copy.link.text },
    copy.link.ends(day.format(link.expiresAt)),
    copy.link.code,
    copy.link.nothing,
    copy.link.notYou,
  ]),
})

/** Notifies the customer of the link, so that they notice one that an intruder sent. */
export const trustedLinkSentMail = (to: string, sent: { email: string; expiresAt: Date }): Mail => ({
  to,
  subject: copy.sent.subject,
  ...paragraphs([
    copy.greeting,
    copy.sent.opening(maskEmail(sent.email)),
    copy.sent.ends(day.format(sent.expiresAt)),
    copy.notYou,
  ]),
})

/** Notifies the customer that the link was opened. */
export const trustedLinkOpenedMail = (to: string, at: Date): Mail => ({
  to,
  subject: copy.opened.subject,
  ...paragraphs([copy.greeting, copy.opened.opening(day.format(at)), copy.opened.takeBack]),
})

/** Reminds the customer before the link ends. `site` is the brand's origin; null without a site. */
export function trustedLinkEndsMail(to: string, ends: { expiresAt: Date; site: string | null }): Mail {
  const date = day.format(ends.expiresAt)
  const { reminder } = copy
  return {
    to,
    subject: reminder.subject(date),
    ...paragraphs([
      copy.greeting,
      reminder.opening(date),
      ...(ends.site === null
        ? [reminder.renewWithoutLink]
        : [reminder.renew, { href: `${ends.site}/account/if-something-happens`, words: reminder.renewText }]),
      reminder.nothing,
    ]),
  }
}
