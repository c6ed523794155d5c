import type { Mail } from '../mail/Mail.ts'
import { maskEmail } from '../mail/maskEmail.ts'
import { paragraphs } from '../mail/paragraphs.ts'
import { accountChangedCopy as copy } from './accountChangedCopy.ts'

const RESET = '/reset-password'

/** The details that identify or reach a customer, in the order of the message. */
export type ChangedDetail = keyof typeof copy.details

interface Site {
  /** The brand's origin; null without a site to link to. */
  site: string | null
}

const ifNotYou = ({ site }: Site) => [
  copy.notYou,
  ...(site === null ? [copy.resetWithoutLink] : [{ href: `${site}${RESET}`, words: copy.resetText }]),
]

/** Tells a customer that the password was changed, or reset by a code. */
export const passwordChangedMail = (to: string, how: 'changed' | 'reset', site: Site): Mail => ({
  to,
  subject: copy.passwordSubject,
  ...paragraphs([copy.password[how], ...ifNotYou(site)]),
})

/** Tells a customer which details were changed, without their content. */
export const detailsChangedMail = (to: string, details: readonly ChangedDetail[], site: Site): Mail => ({
  to,
  subject: copy.detailsSubject,
  ...paragraphs([
    copy.opening,
    ...details.map((detail) => copy.details[detail]),
    copy.private,
    ...ifNotYou(site),
  ]),
})

/** Tells the new address for log-in that it is in use. */
export const newAddressMail = (to: string): Mail => ({
  to,
  subject: copy.newAddressSubject,
  ...paragraphs([copy.newAddress, copy.newAddressNotYou]),
})

/** Tells both addresses that the former one no longer brings the account back. */
export const addressReleasedMail = (to: string, released: string): Mail => ({
  to,
  subject: copy.releasedSubject,
  ...paragraphs([copy.released(maskEmail(released)), copy.releasedNotYou]),
})
