import type { ClaimOutcome, ClaimStage } from '@coverkit/core/claims'
import { insuranceClaimCopy as copy } from './copy.ts'
import type { Mail } from './Mail.ts'
import { type Paragraph, paragraphs } from './paragraphs.ts'

/** What a message says of a claim: never what it is for, nor what was told with it. */
export interface MailedClaim {
  reference: string
  insurerName: string | null
  /** The end of the policy's number. */
  maskedNumber: string | null
  /** The brand's origin; null where there is none to lead to. */
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

/** That a claim is here, and what follows. */
export const lodgedClaimMail: ClaimMail = claimMail(copy.lodgedSubject, ({ reference, insurerName }) => [
  copy.lodged(insurerName),
  copy.reference(reference),
  copy.follows,
])

/** That a claim has come to another stage. */
export function claimStageMail(
  stage: Exclude<ClaimStage, 'lodged'>,
  outcome: ClaimOutcome | null,
): ClaimMail {
  const words = stage === 'decided' && outcome === 'accepted' ? copy.accepted : copy.stages[stage]
  return claimMail(copy.stageSubject, () => [words])
}

/** That where a claim is paid to was said, or said anew. The details are not in it. */
export const bankDetailsMail = (isFirst: boolean): ClaimMail =>
  claimMail(copy.stageSubject, () => [isFirst ? copy.bank : copy.bankAgain, copy.bankNotYou])

/** That the insurer waits for papers. */
export const requestedPapersMail: ClaimMail = claimMail(copy.stageSubject, () => [copy.requested])

/** That everything the insurer asked for is here. */
export const receivedPapersMail: ClaimMail = claimMail(copy.stageSubject, () => [copy.received])
