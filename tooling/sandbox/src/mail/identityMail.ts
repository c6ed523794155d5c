import { identityCheckCopy as copy } from './copy.ts'
import type { Mail } from './Mail.ts'
import { paragraphs } from './paragraphs.ts'

/** Whose check it is: a customer's own, or that of whoever they insure together with. */
export type CheckHolder = 'customer' | 'second'

/** What a person found of an identity check that was referred to them; never of which document. */
export const identityResultMail = (to: string, isVerified: boolean, holder: CheckHolder): Mail => ({
  to,
  subject: isVerified ? copy.verifiedSubject : copy.againSubject,
  ...paragraphs(
    isVerified
      ? [copy.greeting, copy.verified, copy.notYou]
      : [copy.greeting, copy.again, copy.where[holder], copy.safe, copy.notYou],
  ),
})
