import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { insurabilityCopy as copy } from './copy.ts'

interface MailedIncrease {
  insurerName: string | null
  /** The end of the policy's number. */
  maskedNumber: string
}

/** Confirms that a request for an increase has arrived, without the event and the sum. */
export const insurabilityMail = (to: string, { insurerName, maskedNumber }: MailedIncrease): Mail => ({
  to,
  subject: copy.subject,
  ...paragraphs([
    copy.greeting,
    copy.received(insurerName, maskedNumber),
    copy.proof,
    copy.until,
    copy.private,
    copy.notYou,
  ]),
})
