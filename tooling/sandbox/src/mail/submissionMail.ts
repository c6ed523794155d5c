import { submissionCopy as copy } from './copy.ts'
import type { Mail } from './Mail.ts'
import { paragraphs } from './paragraphs.ts'

export interface SubmissionMailContent {
  firstName: string
  reference: string
  id: string
  /** The brand's origin; null where there is none to lead to. */
  site: string | null
}

/** That an application is here. Of its answers only the first name is in it. */
export function submissionMail(to: string, { firstName, reference, id, site }: SubmissionMailContent): Mail {
  const links = site === null ? [] : linksTo(site, id)
  return {
    to,
    subject: copy.subject(reference),
    ...paragraphs([
      copy.greeting(firstName),
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
