import { day } from '../../mail/day.ts'
import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { resumeCopy as copy } from './copy.ts'

/** Mails the link to saved answers. The text is fixed: no visitor's input is in it. */
export const resumeLinkMail = (to: string, link: string, expiresAt: Date): Mail => ({
  to,
  subject: copy.linkSubject,
  ...paragraphs([
    copy.linkOpening,
    { href: link, words: copy.linkText },
    copy.linkEnds(day.format(expiresAt)),
    copy.codeFollows,
    copy.notYou,
  ]),
})

/** Mails the code that opens the link. */
export const resumeCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: copy.codeSubject,
  ...paragraphs([{ strong: copy.codeOpening(code) }, copy.codeEnds, copy.codeNotYou]),
})
