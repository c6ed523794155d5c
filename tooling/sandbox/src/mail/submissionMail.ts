import { submissionCopy as copy } from './copy.ts'
import type { Mail } from './Mail.ts'
import { paragraphs } from './paragraphs.ts'

export interface SubmissionMailContent {
  reference: string
  id: string
  /** The brand's origin; null where there is none to lead to. */
  site: string | null
}

/**
 * That an application is here. None of its answers is in it, the name neither: anybody can enter somebody's address and put
 * words of their own there.
 */
export function submissionMail(to: string, { reference, id, site }: SubmissionMailContent): Mail {
  const links = site === null ? [] : linksTo(site, id)
  return {
    to,
    subject: copy.subject(reference),
    ...paragraphs([
      copy.greeting,
      copy.opening,
      copy.reference(reference),
      ...links,
      copy.private,
      copy.notYou,
    ]),
  }
}

const linksTo = (site: string, id: string) => [
  copy.account,
  { href: `${site}/account`, words: copy.accountText },
  copy.device,
  { href: `${site}/application/complete`, words: copy.deviceText },
  copy.copy,
  // What follows the # reaches no server and no Referer.
  { href: `${site}/application/copy#${id}`, words: copy.copyText },
]
