import type { ClaimOutcome, ClaimStage } from '@coverkit/core/claims'
import { referenceLine } from '../../mail/copy.ts'
import type { Mail } from '../../mail/Mail.ts'
import { type Paragraph, paragraphs } from '../../mail/paragraphs.ts'
import { insuranceClaimCopy as copy } from './copy.ts'

/** Fields of a message about a claim. It never names the claim's type or its answers. */
export interface MailedClaim {
  reference: string
  insurerName: string | null
  /** The end of the policy's number. */
  maskedNumber: string | null
  /** The brand's origin; null without a site to link to. */
  site: string | null
}

type ClaimMail = (to: string, claim: MailedClaim) => Mail

const policyLine = ({ insurerName, maskedNumber }: MailedClaim): Paragraph[] =>
  maskedNumber === null ? [] : [copy.policy(insurerName, maskedNumber)]

const linkTo = ({ site }: MailedClaim): Paragraph[] =>
  site === null
    ? [copy.whereWithoutLink]
    : [copy.where, { href: `${site}/account#claims`, words: copy.whereText }]

const claimMail =
  (subject: (reference: string) => string, words: (claim: MailedClaim) => readonly Paragraph[]): ClaimMail =>
  (to, claim) => ({
    to,
    subject: subject(claim.reference),
    ...paragraphs([
      copy.greeting,
      ...words(claim),
      ...policyLine(claim),
      ...linkTo(claim),
      copy.private,
      copy.support,
    ]),
  })

/** Confirms that a claim has arrived, and lists the next steps. */
export const lodgedClaimMail: ClaimMail = claimMail(copy.lodgedSubject, ({ reference, insurerName }) => [
  copy.lodged(insurerName),
  referenceLine(reference),
  copy.follows,
])

/** Notifies the customer of a claim's next stage. */
export function claimStageMail(
  stage: Exclude<ClaimStage, 'lodged'>,
  outcome: ClaimOutcome | null,
): ClaimMail {
  const words = stage === 'decided' && outcome === 'accepted' ? copy.accepted : copy.stages[stage]
  return claimMail(copy.stageSubject, () => [words])
}

/** Confirms the account for the payment, or a change of it. The account's details are not in the mail. */
export const bankDetailsMail = (isFirst: boolean): ClaimMail =>
  claimMail(copy.stageSubject, () => [isFirst ? copy.bank : copy.bankAgain, copy.bankNotYou])

/** Notifies the customer that the insurer waits for documents. */
export const requestedPapersMail: ClaimMail = claimMail(copy.stageSubject, () => [copy.requested])

/** Confirms that all requested documents have arrived. */
export const receivedPapersMail: ClaimMail = claimMail(copy.stageSubject, () => [copy.received])
