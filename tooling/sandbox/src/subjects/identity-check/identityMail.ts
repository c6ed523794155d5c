import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { identityCheckCopy as copy } from './copy.ts'

/** The holder of an identity check: the customer or the second policy holder. */
export type CheckHolder = 'customer' | 'second'

/** Mails the result of a referred identity check; it never names the document. */
export const identityResultMail = (to: string, isVerified: boolean, holder: CheckHolder): Mail => ({
  to,
  subject: isVerified ? copy.verifiedSubject : copy.againSubject,
  ...paragraphs(
    isVerified
      ? [copy.greeting, copy.verified, copy.notYou]
      : [copy.greeting, copy.again, copy.where[holder], copy.safe, copy.notYou],
  ),
})
