import { claimMail } from '../subjects/applications/claimMail.ts'
import { submissionMail } from '../subjects/applications/submissionMail.ts'
import { identityResultMail } from '../subjects/identity-check/identityMail.ts'
import {
  identityLinkMail,
  signatureLinkMail,
  signedBySecondMail,
  signedForFirstMail,
} from '../subjects/signatures/signatureMail.ts'
import type { SampleMail } from './SampleMail.ts'
import { CODE, ID, INSURER, LATER, NOW, PRICE, REFERENCE, SITE, TO } from './sampleContent.ts'

const GROUP = 'Application'

/** Returns samples of the mails to holders of an application. */
export function applicationMails(): readonly SampleMail[] {
  const link = { link: `${SITE}/sign#sample`, expiresAt: LATER }
  const signed = { reference: REFERENCE, signedAt: NOW, price: PRICE }
  const submitted = submissionMail(TO, {
    reference: REFERENCE,
    id: ID,
    site: SITE,
    insurer: INSURER,
    isWaiting: false,
    interimUntil: LATER,
    price: PRICE,
  })
  const claimed = claimMail(TO, CODE, { kind: 'application', id: ID, site: SITE })
  const bySecond = signedBySecondMail('application', TO, { ...signed, until: LATER })
  return [
    { group: GROUP, name: 'Submitted', mail: submitted },
    {
      group: GROUP,
      name: 'Please sign',
      mail: signatureLinkMail('application', TO, { ...link, price: PRICE }),
    },
    { group: GROUP, name: 'Signed, to the second holder', mail: bySecond },
    {
      group: GROUP,
      name: 'Signed, to the first holder',
      mail: signedForFirstMail('application', TO, signed),
    },
    { group: GROUP, name: 'Please prove who you are', mail: identityLinkMail(TO, link) },
    { group: GROUP, name: 'Identity confirmed', mail: identityResultMail(TO, true, 'customer') },
    { group: GROUP, name: 'Identity to be checked again', mail: identityResultMail(TO, false, 'second') },
    { group: GROUP, name: 'Code to add it to an account', mail: claimed },
  ]
}
