import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { claimCopy, transferClaimCopy } from './copy.ts'

/** The submission that a code adds to an account. `site` is the brand's origin; null without a site to link to. */
export interface Claimed {
  kind: 'application' | 'transfer'
  id: string
  site: string | null
}

/** Mails the code that adds an application or a transfer to an account, and a link to the account's page. */
export function claimMail(to: string, code: string, { kind, id, site }: Claimed): Mail {
  const copy = kind === 'application' ? claimCopy : transferClaimCopy
  const name = kind === 'application' ? 'claim' : 'transfer'
  // Browsers send the part after the # to no server, and not in the Referer.
  const href = `${site}/account#${name}=${id}.${code}`
  const link = site === null ? [] : [copy.link, { href, words: copy.linkText }]
  return {
    to,
    subject: copy.subject,
    ...paragraphs([copy.opening, ...link, copy.code(code), copy.holds, copy.secret, copy.notYou]),
  }
}
