import { claimCopy, transferClaimCopy } from './copy.ts'
import type { Mail } from './Mail.ts'
import { paragraphs } from './paragraphs.ts'

/** What a code takes into an account. `site` is the brand's origin; null where there is none to lead to. */
export interface Claimed {
  kind: 'application' | 'transfer'
  id: string
  site: string | null
}

/** The code that takes an application or a transfer into an account, and a link that brings it to the account's page. */
export function claimMail(to: string, code: string, { kind, id, site }: Claimed): Mail {
  const copy = kind === 'application' ? claimCopy : transferClaimCopy
  const name = kind === 'application' ? 'claim' : 'transfer'
  // What follows the # reaches no server and no Referer.
  const href = `${site}/account#${name}=${id}.${code}`
  const link = site === null ? [] : [copy.link, { href, words: copy.linkText }]
  return {
    to,
    subject: copy.subject,
    ...paragraphs([copy.opening, ...link, copy.code(code), copy.holds, copy.secret, copy.notYou]),
  }
}
