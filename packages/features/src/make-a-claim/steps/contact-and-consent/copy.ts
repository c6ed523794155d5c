import type { ClaimContact } from '@coverkit/core/claims'
import type { ClaimStepId } from '../../flow.ts'

/**
 * What somebody agrees to by lodging: core names this text by id and version (`CLAIM_CONSENT`), so that other words need
 * another version.
 */
export const consentWords =
  'I agree that what I’ve told you here, including about health, is passed on to the insurer so that it can assess this claim.'

export const contactCopy = {
  title: 'Staying in touch',
  lead: 'One last page. Nobody will ask you for bank details now: that comes once a claim is accepted.',
  labels: {
    contactPreference: 'How would you like to be contacted?',
    phone: 'Phone number',
    postalAddress: 'Postal address',
    mayContactDoctors:
      'The insurer may ask the doctors and hospitals named here for what it needs to assess the claim',
  },
  hints: {
    email: 'We write to the address of your account.',
    phone: 'We may call to save you filling in a form.',
    postalAddress: 'On one line, with suburb, state and postcode.',
    mayContactDoctors: 'You can leave this for later. The insurer will then ask you first.',
  },
  contacts: {
    email: 'Email',
    phone: 'Phone',
    post: 'Post',
  } satisfies Record<ClaimContact, string>,
  consentTitle: 'Your agreement',
  submit: 'Lodge claim',
  aside: {
    title: 'After you lodge it',
    text: 'You’ll get a reference at once, and a list of the documents the insurer needs. The insurer will confirm it has your claim, usually within a few days.',
    why: 'We only contact you about this claim.',
  },
}

export const failureCopy = {
  title: 'Your claim wasn’t lodged',
  offlineTitle: 'You seem to be offline',
  offline:
    'Check your connection, then press “Lodge claim” again. Your answers are saved on this device, and a claim is never lodged twice.',
  unsureTitle: 'We don’t know yet whether your claim arrived',
  unavailable:
    'Press “Lodge claim” again in a minute to find out. If it did arrive, it won’t be lodged a second time.',
  tooMany: (minutes: number | null) =>
    minutes === null
      ? 'You’ve lodged a lot of claims from this account. Wait a while, then try again.'
      : `You’ve lodged a lot of claims from this account. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  refused: 'Please check these steps, then lodge it again:',
  refusedAll: (phone: string) =>
    `We couldn’t take it as it is. Call us on ${phone} and we’ll lodge it with you.`,
}

export const missingCopy = {
  title: 'Something is still missing',
  text: 'Before you can lodge the claim, please go to:',
  steps: {
    'your-claim': 'Your claim',
    'what-happened': 'What happened',
    'contact-and-consent': 'Contact and consent',
  } satisfies Record<ClaimStepId, string>,
}
