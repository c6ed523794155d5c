import { identityCopy, signatureCopy, transferSignatureCopy } from './copy.ts'
import { day } from './day.ts'
import type { Mail } from './Mail.ts'
import { type Paragraph, paragraphs } from './paragraphs.ts'

const mailOf = (to: string, subject: string, parts: readonly Paragraph[]): Mail => ({
  to,
  subject,
  ...paragraphs(parts),
})

type Kind = 'application' | 'transfer'

/** Of whose reference, and when. */
interface SignedOn {
  reference: string
  signedAt: Date
}

const copyOf = (kind: Kind) => (kind === 'application' ? signatureCopy : transferSignatureCopy)

interface MailedLink {
  link: string
  expiresAt: Date
}

type LinkCopy = Pick<
  typeof signatureCopy,
  'linkSubject' | 'linkOpening' | 'linkText' | 'linkEnds' | 'codeFollows' | 'noHealth' | 'notYou'
>

const linkMail = (copy: LinkCopy, to: string, { link, expiresAt }: MailedLink): Mail =>
  mailOf(to, copy.linkSubject, [
    copy.linkOpening,
    { href: link, words: copy.linkText },
    copy.linkEnds(day.format(expiresAt)),
    copy.codeFollows,
    copy.noHealth,
    copy.notYou,
  ])

/** The link that a second policy holder signs by. Its words are fixed: nothing that a visitor typed is in it. */
export const signatureLinkMail = (kind: Kind, to: string, link: MailedLink): Mail =>
  linkMail(copyOf(kind), to, link)

/** The link by which a second policy holder who has signed proves who they are. Its words are fixed as well. */
export const identityLinkMail = (to: string, link: MailedLink): Mail => linkMail(identityCopy, to, link)

interface SignedBySecond extends SignedOn {
  /** How long the link that was signed by leads to their receipt; null where there is none. */
  until: Date | null
}

/** To whom has just signed. */
export function signedBySecondMail(
  kind: Kind,
  to: string,
  { reference, signedAt, until }: SignedBySecond,
): Mail {
  const copy = copyOf(kind)
  return mailOf(to, copy.signedSubject(reference), [
    copy.signedBySecond(reference, day.format(signedAt)),
    ...(until === null ? [] : [copy.receipt(day.format(until))]),
    copy.next,
    copy.quote(reference),
    copy.notSigned,
  ])
}

/** To the first policy holder, whose application or transfer is complete now. */
export function signedForFirstMail(kind: Kind, to: string, { reference, signedAt }: SignedOn): Mail {
  const copy = copyOf(kind)
  return mailOf(to, copy.signedSubject(reference), [
    copy.signedForFirst(reference, day.format(signedAt)),
    copy.next,
    copy.quote(reference),
  ])
}
