import { insurabilityCopy as copy } from './copy.ts'
import type { Mail } from './Mail.ts'
import { paragraphs } from './paragraphs.ts'

interface MailedIncrease {
  insurerName: string | null
  /** The end of the policy's number. */
  maskedNumber: string
}

/** That a request for an increase after an event is here. Neither the event nor a sum is in it. */
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
