import { day } from '../../mail/day.ts'
import type { Mail } from '../../mail/Mail.ts'
import { type Paragraph, paragraphs } from '../../mail/paragraphs.ts'
import { premiumFigures, type StatedPremium } from '../../mail/premiumFigures.ts'
import { identityCopy, signatureCopy, transferSignatureCopy } from './copy.ts'

const mailOf = (to: string, subject: string, parts: readonly Paragraph[]): Mail => ({
  to,
  subject,
  ...paragraphs(parts),
})

type Kind = 'application' | 'transfer'

/** The reference that was signed, the time, and the price of an application. */
interface SignedOn {
  reference: string
  signedAt: Date
  price?: StatedPremium | undefined
}

const priced = (price: StatedPremium | undefined) => (price ? [premiumFigures(price)] : [])

const copyOf = (kind: Kind) => (kind === 'application' ? signatureCopy : transferSignatureCopy)

interface MailedLink {
  link: string
  expiresAt: Date
  /** The price of the application that the link is to sign. */
  price?: StatedPremium | undefined
}

type LinkCopy = Pick<
  typeof signatureCopy,
  'linkSubject' | 'linkOpening' | 'linkText' | 'linkEnds' | 'codeFollows' | 'noHealth' | 'notYou'
>

const linkMail = (copy: LinkCopy, to: string, { link, expiresAt, price }: MailedLink): Mail =>
  mailOf(to, copy.linkSubject, [
    copy.linkOpening,
    { href: link, words: copy.linkText },
    ...priced(price),
    copy.linkEnds(day.format(expiresAt)),
    copy.codeFollows,
    copy.noHealth,
    copy.notYou,
  ])

/** Mails the link with which a second policy holder signs. The text is fixed but for the price: no entered value is in it. */
export const signatureLinkMail = (kind: Kind, to: string, link: MailedLink): Mail =>
  linkMail(copyOf(kind), to, link)

/** Mails the link with which a second policy holder who has signed proves identity. Its text is fixed too. */
export const identityLinkMail = (to: string, link: Omit<MailedLink, 'price'>): Mail =>
  linkMail(identityCopy, to, link)

interface SignedBySecond extends SignedOn {
  /** The time until which the signing link opens their receipt; null if none is offered. */
  until: Date | null
}

/** Confirms the signature to the holder who has just signed. */
export function signedBySecondMail(
  kind: Kind,
  to: string,
  { reference, signedAt, price, until }: SignedBySecond,
): Mail {
  const copy = copyOf(kind)
  return mailOf(to, copy.signedSubject(reference), [
    copy.signedBySecond(reference, day.format(signedAt)),
    ...priced(price),
    ...(until === null ? [] : [copy.receipt(day.format(until))]),
    copy.next,
    copy.quote(reference),
    copy.notSigned,
  ])
}

/** Notifies the first policy holder that the application or transfer is complete. */
export function signedForFirstMail(kind: Kind, to: string, { reference, signedAt, price }: SignedOn): Mail {
  const copy = copyOf(kind)
  return mailOf(to, copy.signedSubject(reference), [
    copy.signedForFirst(reference, day.format(signedAt)),
    ...priced(price),
    copy.next,
    copy.quote(reference),
  ])
}
