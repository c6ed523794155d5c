import { resumeCopy as copy } from './copy.ts'
import { day } from './day.ts'
import type { Mail } from './Mail.ts'
import { paragraphs } from './paragraphs.ts'

/** The link to answers that wait. Its words are fixed: nothing that a visitor typed is in it. */
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

/** The code that opens the link. */
export const resumeCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: copy.codeSubject,
  ...paragraphs([{ strong: copy.codeOpening(code) }, copy.codeEnds, copy.codeNotYou]),
})
