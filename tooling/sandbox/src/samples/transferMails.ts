import { claimMail } from '../subjects/applications/claimMail.ts'
import {
  signatureLinkMail,
  signedBySecondMail,
  signedForFirstMail,
} from '../subjects/signatures/signatureMail.ts'
import { transferStageMail, transferSubmittedMail } from '../subjects/transfers/transferMail.ts'
import type { SampleMail } from './SampleMail.ts'
import { CODE, ID, INSURER, LATER, NOW, REFERENCE, SITE, TO } from './sampleContent.ts'

const GROUP = 'Transfer'

/** Returns samples of the mails to holders of transferred policies. */
export function transferMails(): readonly SampleMail[] {
  const transfer = { reference: REFERENCE, site: SITE }
  const signed = { reference: REFERENCE, signedAt: NOW }
  const link = { link: `${SITE}/sign#sample`, expiresAt: LATER }
  const policies = [{ insurerName: INSURER, policyNumber: 'MLC0012345', stage: 'with-insurer' as const }]
  const claimed = claimMail(TO, CODE, { kind: 'transfer', id: ID, site: SITE })
  const bySecond = signedBySecondMail('transfer', TO, { ...signed, until: null })
  return [
    { group: GROUP, name: 'Submitted', mail: transferSubmittedMail(TO, { ...transfer, isWaiting: false }) },
    {
      group: GROUP,
      name: 'Waiting for the second',
      mail: transferSubmittedMail(TO, { ...transfer, isWaiting: true }),
    },
    { group: GROUP, name: 'Please sign', mail: signatureLinkMail('transfer', TO, link) },
    { group: GROUP, name: 'Signed, to the second holder', mail: bySecond },
    { group: GROUP, name: 'Signed, to the first holder', mail: signedForFirstMail('transfer', TO, signed) },
    { group: GROUP, name: 'Another stage', mail: transferStageMail(TO, { ...transfer, policies }) },
    { group: GROUP, name: 'Code to add it to an account', mail: claimed },
  ]
}
