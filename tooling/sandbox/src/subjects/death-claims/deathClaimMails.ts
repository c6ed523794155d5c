import { referenceLine } from '../../mail/copy.ts'
import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { deathClaimCopy as copy } from './copy.ts'

interface MailedDeathClaim {
  reference: string
  contactPreference: 'email' | 'phone' | null
}

/** Confirms to the claimant that the claim has arrived, with what happens by when. */
export const deathClaimMail = (to: string, { reference, contactPreference }: MailedDeathClaim): Mail => ({
  to,
  subject: copy.subject(reference),
  ...paragraphs([
    copy.greeting,
    copy.received,
    referenceLine(reference),
    copy.next[contactPreference ?? 'email'],
    copy.policy,
    copy.papers,
    copy.never,
    copy.private,
    copy.support,
  ]),
})

/** Notifies the broker. Mail is read by many systems on its way, so the claim itself is behind a link. */
export const deathClaimBrokerMail = (
  to: string,
  { reference, page }: { reference: string; page: string | null },
): Mail => ({
  to,
  subject: copy.broker.subject(reference),
  ...paragraphs([
    copy.broker.next,
    ...(page === null
      ? [copy.broker.stored(reference)]
      : [copy.broker.open, { href: page, words: copy.broker.openText }]),
  ]),
})
