import { escapeHtml } from '../html/escapeHtml.ts'
import { resumeCopy as copy } from './copy.ts'
import { day } from './day.ts'
import type { Mail } from './Mail.ts'

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

/** The link to answers that wait. Its words are fixed: nothing that a visitor typed is in it. */
export function resumeLinkMail(to: string, link: string, expiresAt: Date): Mail {
  const closing = [copy.linkEnds(day.format(expiresAt)), copy.codeFollows, copy.notYou]
  return {
    to,
    subject: copy.linkSubject,
    text: [copy.linkOpening, link, ...closing].join('\n\n'),
    html: [
      paragraph(copy.linkOpening),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(copy.linkText)}</a></p>`,
      ...closing.map(paragraph),
    ].join('\n'),
  }
}

/** The code that opens the link. */
export function resumeCodeMail(to: string, code: string): Mail {
  const parts = [copy.codeOpening(code), copy.codeEnds, copy.codeNotYou]
  return { to, subject: copy.codeSubject, text: parts.join('\n\n'), html: parts.map(paragraph).join('\n') }
}
