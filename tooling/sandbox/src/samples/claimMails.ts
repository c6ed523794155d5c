import {
  bankDetailsMail,
  claimStageMail,
  lodgedClaimMail,
  receivedPapersMail,
  requestedPapersMail,
} from '../subjects/claims/insuranceClaimMail.ts'
import { deathClaimBrokerMail, deathClaimMail } from '../subjects/death-claims/deathClaimMails.ts'
import type { SampleMail } from './SampleMail.ts'
import { INSURER, MASKED_NUMBER, REFERENCE, SITE, TO } from './sampleContent.ts'

const GROUP = 'Claim'

/** Returns samples of the mails to a claimant, stage by stage. */
export function claimMails(): readonly SampleMail[] {
  const claim = { reference: REFERENCE, insurerName: INSURER, maskedNumber: MASKED_NUMBER, site: SITE }
  return [
    { group: GROUP, name: 'Lodged', mail: lodgedClaimMail(TO, claim) },
    { group: GROUP, name: 'With the insurer', mail: claimStageMail('acknowledged', null)(TO, claim) },
    { group: GROUP, name: 'Papers wanted', mail: requestedPapersMail(TO, claim) },
    { group: GROUP, name: 'Papers here', mail: receivedPapersMail(TO, claim) },
    { group: GROUP, name: 'Accepted', mail: claimStageMail('decided', 'accepted')(TO, claim) },
    { group: GROUP, name: 'Declined', mail: claimStageMail('decided', 'declined')(TO, claim) },
    { group: GROUP, name: 'Bank details', mail: bankDetailsMail(true)(TO, claim) },
    { group: GROUP, name: 'Bank details changed', mail: bankDetailsMail(false)(TO, claim) },
    {
      group: GROUP,
      name: 'For someone who has died',
      mail: deathClaimMail(TO, { reference: REFERENCE, contactPreference: 'phone' }),
    },
    {
      group: GROUP,
      name: 'For someone who has died, to the broker',
      mail: deathClaimBrokerMail(TO, { reference: REFERENCE, page: `${SITE}/claims` }),
    },
  ]
}
