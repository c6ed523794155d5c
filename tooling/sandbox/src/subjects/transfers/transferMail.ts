import { maskPolicyNumber } from '@coverkit/core/transfer'
import type { Schema } from '../../document/Schema.ts'
import { referenceLine } from '../../mail/copy.ts'
import type { Mail } from '../../mail/Mail.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { transferCopy as copy } from './copy.ts'

interface TransferMailContent {
  reference: string
  /** The brand's origin; null without a site to link to. */
  site: string | null
}

/** A policy in a message, with only the end of its number. */
export interface MailedPolicy {
  insurerName: string
  policyNumber: string | null
  stage: Schema<'TransferStage'>
}

/** Confirms that a transfer has arrived, without its answers, as for an application. */
export const transferSubmittedMail = (
  to: string,
  { reference, site, isWaiting }: TransferMailContent & { isWaiting: boolean },
): Mail => ({
  to,
  subject: copy.submittedSubject(reference),
  ...paragraphs([
    copy.greeting,
    copy.opening,
    isWaiting ? copy.waiting : copy.sent,
    copy.unchanged,
    referenceLine(reference),
    ...linksTo(site),
    copy.notYou,
  ]),
})

/** Notifies the holders of policies' next stages. */
export const transferStageMail = (
  to: string,
  { reference, site, policies }: TransferMailContent & { policies: readonly MailedPolicy[] },
): Mail => ({
  to,
  subject: copy.stageSubject(reference),
  ...paragraphs([
    copy.greeting,
    copy.stageOpening(reference),
    ...policies.map(lineOf),
    copy.unchanged,
    ...linksTo(site),
    copy.private,
  ]),
})

function lineOf({ insurerName, policyNumber, stage }: MailedPolicy): string {
  const masked = policyNumber === null ? null : maskPolicyNumber(policyNumber)
  return copy.line(copy.policy(insurerName, masked), copy.stages[stage])
}

const linksTo = (site: string | null) =>
  site === null
    ? []
    : [
        copy.account,
        { href: `${site}/account`, words: copy.accountText },
        copy.device,
        { href: `${site}/transfer-policy/complete`, words: copy.deviceText },
      ]
