import { referenceLine } from '../../mail/copy.ts'
import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { accountCopy as copy } from './copy.ts'

/** Confirms that the customer's data was downloaded. */
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
  /** True if the change includes an increase after a life event. */
  hasIncrease: boolean
}

/** Confirms that a change of cover has arrived, without its content. */
export const changedCoverMail = (
  to: string,
  { reference, insurerName, maskedNumber, hasIncrease }: MailedChange,
): Mail => ({
  to,
  subject: copy.changedSubject(reference),
  ...paragraphs([
    copy.greeting,
    copy.changed(insurerName, maskedNumber),
    referenceLine(reference),
    copy.changedNext,
    copy.changedFollow,
    ...(hasIncrease ? [copy.changedIncrease] : []),
    copy.private,
    copy.notYou,
  ]),
})
