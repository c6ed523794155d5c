import { addressCopy as copy } from './copy.ts'
import type { Mail } from './Mail.ts'
import { maskEmail } from './maskEmail.ts'
import { paragraphs } from './paragraphs.ts'

const RESET = '/reset-password'

interface AddressChange {
  next: string
  /** The brand's origin; null where there is none to lead to. */
  site: string | null
}

/**
 * To the address of before: that it was replaced, and how to have it back. Whoever reads it there need not have the new
 * one.
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

/** To the address that is not the account's any more. */
export const addressBackMail = (to: string): Mail => ({
  to,
  subject: copy.backSubject,
  ...paragraphs([copy.isBack]),
})
