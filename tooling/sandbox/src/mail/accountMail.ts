import { accountCopy as copy } from './copy.ts'
import type { Mail } from './Mail.ts'
import { paragraphs } from './paragraphs.ts'

/** That everything about the customer was downloaded. */
export const exportedMail = (to: string): Mail => ({
  to,
  subject: copy.exportedSubject,
  ...paragraphs([copy.greeting, copy.exported, copy.notYou]),
})

interface MailedChange {
  reference: string
  insurerName: string | null
  /** The end of the policy's number. */
  maskedNumber: string
  /** An increase after a life event went along. */
  hasIncrease: boolean
}

/** That a change of cover is here. What was asked for is not in it. */
export const changedCoverMail = (
  to: string,
  { reference, insurerName, maskedNumber, hasIncrease }: MailedChange,
): Mail => ({
  to,
  subject: copy.changedSubject(reference),
  ...paragraphs([
    copy.greeting,
    copy.changed(insurerName, maskedNumber),
    copy.reference(reference),
    copy.changedNext,
    copy.changedFollow,
    ...(hasIncrease ? [copy.changedIncrease] : []),
    copy.private,
    copy.notYou,
  ]),
})
