import type { Mail } from '../mail/Mail.ts'
import { maskEmail } from '../mail/maskEmail.ts'
import { paragraphs } from '../mail/paragraphs.ts'
import { addressCopy as copy } from './copy.ts'

const RESET = '/reset-password'

interface AddressChange {
  next: string
  /** The brand's origin; null without a site to link to. */
  site: string | null
}

/**
 * Notifies the former address that it was replaced, and how to restore it. The new address is masked, as the
 * reader may be a stranger.
 */
export const addressChangedMail = (to: string, { next, site }: AddressChange): Mail => ({
  to,
  subject: copy.subject,
  ...paragraphs([
    copy.opening(maskEmail(next)),
    copy.notYou,
    ...(site === null
      ? [copy.backWithoutLink]
      : [copy.back, { href: `${site}${RESET}`, words: copy.backText }]),
    copy.out,
  ]),
})

/** Notifies the address that no longer belongs to the account. */
export const addressBackMail = (to: string): Mail => ({
  to,
  subject: copy.backSubject,
  ...paragraphs([copy.isBack]),
})
