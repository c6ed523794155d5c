import {
  addressReleasedMail,
  detailsChangedMail,
  newAddressMail,
  passwordChangedMail,
} from '../identity/accountChangedMail.ts'
import { addressBackMail, addressChangedMail } from '../identity/addressChangedMail.ts'
import { changedCoverMail, exportedMail } from '../subjects/accounts/accountMail.ts'
import { closingMail, staysOpenMail } from '../subjects/closing/closingMail.ts'
import {
  trustedLinkEndsMail,
  trustedLinkMail,
  trustedLinkOpenedMail,
  trustedLinkSentMail,
} from '../subjects/in-case/inCaseMails.ts'
import { insurabilityMail } from '../subjects/insurability/insurabilityMail.ts'
import {
  brokerNominationMail,
  decidedNominationMail,
  nominationMail,
} from '../subjects/nominations/nominationMails.ts'
import { supportNeedsMail } from '../subjects/support-needs/supportNeedsMail.ts'
import type { SampleMail } from './SampleMail.ts'
import { INSURER, LATER, MASKED_NUMBER, NOW, REFERENCE, SITE, TO } from './sampleContent.ts'

const GROUP = 'Account'

/** Returns samples of the mails about an account and its policies. */
export function accountMails(): readonly SampleMail[] {
  const policy = { insurerName: INSURER, maskedNumber: MASKED_NUMBER }
  const changed = { ...policy, reference: REFERENCE, hasIncrease: true }
  const address = { next: 'alex.example@example.com', site: SITE }
  return [
    { group: GROUP, name: 'Change of cover', mail: changedCoverMail(TO, changed) },
    { group: GROUP, name: 'Increase after an event', mail: insurabilityMail(TO, policy) },
    {
      group: GROUP,
      name: 'Change of beneficiaries',
      mail: nominationMail(TO, { ...policy, reference: REFERENCE }),
    },
    ...(['confirmed', 'refused'] as const).map((state) => ({
      group: GROUP,
      name: `Change of beneficiaries, ${state}`,
      mail: decidedNominationMail(TO, { reference: REFERENCE, state }),
    })),
    {
      group: GROUP,
      name: 'Change of beneficiaries, to the broker',
      mail: brokerNominationMail(TO, {
        reference: REFERENCE,
        page: `${SITE}/nominations`,
        hasSupportNeeds: false,
      }),
    },
    {
      group: GROUP,
      name: 'Link for a trusted person',
      mail: trustedLinkMail(TO, { href: `${SITE}/account/trusted-person#sample`, expiresAt: LATER }),
    },
    {
      group: GROUP,
      name: 'Trusted person chosen',
      mail: trustedLinkSentMail(TO, { email: address.next, expiresAt: LATER }),
    },
    { group: GROUP, name: 'Trusted person opened the page', mail: trustedLinkOpenedMail(TO, NOW) },
    {
      group: GROUP,
      name: 'Trusted person’s link ends',
      mail: trustedLinkEndsMail(TO, { expiresAt: LATER, site: SITE }),
    },
    { group: GROUP, name: 'Extra help changed', mail: supportNeedsMail(TO, 'changed') },
    { group: GROUP, name: 'Extra help removed', mail: supportNeedsMail(TO, 'removed') },
    { group: GROUP, name: 'Data downloaded', mail: exportedMail(TO) },
    { group: GROUP, name: 'Address changed', mail: addressChangedMail(TO, address) },
    { group: GROUP, name: 'Address in use', mail: newAddressMail(TO) },
    { group: GROUP, name: 'Address back', mail: addressBackMail(TO) },
    { group: GROUP, name: 'Address released', mail: addressReleasedMail(TO, address.next) },
    { group: GROUP, name: 'Password changed', mail: passwordChangedMail(TO, 'changed', { site: SITE }) },
    { group: GROUP, name: 'Password reset', mail: passwordChangedMail(TO, 'reset', { site: SITE }) },
    {
      group: GROUP,
      name: 'Details changed',
      mail: detailsChangedMail(TO, ['name', 'postalAddress'], { site: SITE }),
    },
    { group: GROUP, name: 'Account closes', mail: closingMail(TO, { day: '23 December 2026', site: SITE }) },
    { group: GROUP, name: 'Account stays open', mail: staysOpenMail(TO) },
  ]
}
