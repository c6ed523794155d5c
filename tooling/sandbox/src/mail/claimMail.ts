import { claimCopy as copy } from './copy.ts'
import type { Mail } from './Mail.ts'
import { paragraphs } from './paragraphs.ts'

/** The code that takes an application into an account, and a link that brings it to the account's page. */
export function claimMail(to: string, code: string, { id, site }: { id: string; site: string | null }): Mail {
  // What follows the # reaches no server and no Referer.
  const href = `${site}/account#claim=${id}.${code}`
  const link = site === null ? [] : [copy.link, { href, words: copy.linkText }]
  return {
    to,
    subject: copy.subject,
    ...paragraphs([copy.opening, ...link, copy.code(code), copy.holds, copy.secret, copy.notYou]),
  }
}
