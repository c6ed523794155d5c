import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { staffCopy } from '../support-needs/copy.ts'
import { nominationCopy as copy } from './copy.ts'

interface MailedNomination {
  reference: string
  insurerName: string | null
  /** The end of the policy's number. */
  maskedNumber: string
}

/** Confirms that a request for other beneficiaries has arrived, without their names. */
export const nominationMail = (
  to: string,
  { reference, insurerName, maskedNumber }: MailedNomination,
): Mail => ({
  to,
  subject: copy.subject(reference),
  ...paragraphs([
    copy.greeting,
    copy.received(insurerName, maskedNumber),
    copy.until,
    copy.binding,
    copy.private,
    copy.notYou,
  ]),
})

/** Notifies the customer of the insurer's answer. */
export const decidedNominationMail = (
  to: string,
  { reference, state }: { reference: string; state: 'confirmed' | 'refused' },
): Mail => ({
  to,
  subject: copy.decidedSubject(reference),
  ...paragraphs([copy.greeting, copy.decided[state], copy.private]),
})

/** Notifies the broker. Mail is read by many systems on its way, so the names are behind a link. */
export const brokerNominationMail = (
  to: string,
  { reference, page, hasSupportNeeds }: { reference: string; page: string | null; hasSupportNeeds: boolean },
): Mail => ({
  to,
  subject: copy.broker.subject(reference),
  ...paragraphs([
    copy.broker.next,
    ...(hasSupportNeeds ? [staffCopy.notice] : []),
    ...(page === null
      ? [copy.broker.stored(reference)]
      : [copy.broker.open, { href: page, words: copy.broker.openText }]),
  ]),
})
