import { escapeHtml } from '../html/escapeHtml.ts'
import { signatureCopy as copy } from './copy.ts'
import { day } from './day.ts'
import type { Mail } from './Mail.ts'

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

const mailOf = (to: string, subject: string, parts: readonly string[]): Mail => ({
  to,
  subject,
  text: parts.join('\n\n'),
  html: parts.map(paragraph).join('\n'),
})

/** The link that a second policy holder signs by. Its words are fixed: nothing that a visitor typed is in it. */
export function signatureLinkMail(to: string, link: string, expiresAt: Date): Mail {
  const closing = [copy.linkEnds(day.format(expiresAt)), copy.codeFollows, copy.noHealth, copy.notYou]
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

interface Signed {
  signedAt: Date
  /** How long the link that was signed by leads to their receipt. */
  until: Date | null
}

/** To whom has just signed. */
export const signedBySecondMail = (to: string, reference: string, { signedAt, until }: Signed): Mail =>
  mailOf(to, copy.signedSubject(reference), [
    copy.signedBySecond(reference, day.format(signedAt)),
    ...(until === null ? [] : [copy.receipt(day.format(until))]),
    copy.next,
    copy.quote(reference),
    copy.notSigned,
  ])

/** To the first policy holder, whose application is complete now. */
export const signedForFirstMail = (to: string, reference: string, signedAt: Date): Mail =>
  mailOf(to, copy.signedSubject(reference), [
    copy.signedForFirst(reference, day.format(signedAt)),
    copy.next,
    copy.quote(reference),
  ])
