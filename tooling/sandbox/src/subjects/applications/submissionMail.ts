import { referenceLine } from '../../mail/copy.ts'
import { day } from '../../mail/day.ts'
import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { premiumFigures, type StatedPremium } from '../../mail/premiumFigures.ts'
import { submissionCopy as copy } from './submissionCopy.ts'

export interface SubmissionMailContent {
  reference: string
  id: string
  /** The brand's origin; null without a site to link to. */
  site: string | null
  insurer: string
  isWaiting: boolean
  /** The last day of the interim accident cover; null without life cover. */
  interimUntil: Date | null
  price: StatedPremium
}

/**
 * Confirms that an application has arrived, and its price. It contains none of the answers, not even the name: a visitor can
 * enter another person's address and put their own text there.
 */
export function submissionMail(to: string, content: SubmissionMailContent): Mail {
  const { reference, id, site, insurer, isWaiting, interimUntil, price } = content
  const links = site === null ? [] : linksTo(site, id)
  return {
    to,
    subject: copy.subject(reference),
    ...paragraphs([
      copy.greeting,
      copy.opening(insurer),
      referenceLine(reference),
      isWaiting ? copy.afterSignature(insurer) : copy.next(insurer),
      ...(interimUntil === null ? [] : [copy.interim(insurer, day.format(interimUntil))]),
      copy.otherCover,
      premiumFigures(price),
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
  // Browsers send the part after the # to no server, and not in the Referer.
  { href: `${site}/application/copy#${id}`, words: copy.copyText },
]
