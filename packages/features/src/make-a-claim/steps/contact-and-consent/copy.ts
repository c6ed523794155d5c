import type { ClaimContact } from '@coverkit/core/claims'

/**
 * The text that a claimant agrees to by lodging: core names it by id and version (`CLAIM_CONSENT`), so that other
 * words need another version.
 */
export const consentWords =
  'I agree that you may pass on what I’ve told you here, including about health, to the insurer so that it can assess this claim.'

export const contactCopy = {
  title: 'Staying in touch',
  lead: 'One last page. We won’t ask for bank details now. That comes once the insurer accepts a claim.',
  labels: {
    contactPreference: 'How would you like to be contacted?',
    phone: 'Phone number',
    postalAddress: 'Postal address',
    mayContactDoctors:
      'The insurer may ask the doctors and hospitals I’ve named for what it needs to assess the claim',
  },
  hints: {
    email: 'We’ll use the email address you log in with.',
    phone: 'We may call to save you filling in a form.',
    postalAddress: 'On one line, with suburb, state and postcode.',
    mayContactDoctors: 'You can leave this blank. The insurer will ask you before it contacts them.',
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
    text: 'You’ll get a reference straight away, and a list of the documents the insurer needs. The insurer will confirm it has your claim, usually within a few days.',
    why: 'We ask so that we can reach you. We only contact you about this claim.',
  },
}

export const failureCopy = {
  title: 'Your claim wasn’t lodged',
  offlineTitle: 'You seem to be offline',
  offline:
    'Check your connection, then press “Lodge claim” again. Your answers are still here, and we’ll only lodge it once.',
  unsureTitle: 'We don’t know yet whether your claim arrived',
  unavailable:
    'Press “Lodge claim” again in a minute to find out. If it did arrive, it won’t be lodged a second time.',
  tooMany: (minutes: number | null) =>
    minutes === null
      ? 'You’ve lodged a lot of claims from this account. Wait a while, then try again.'
      : `You’ve lodged a lot of claims from this account. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  refused: 'Please check these steps, then lodge it again:',
  refusedAll: (phone: string) => `We can’t lodge it yet. Call us on ${phone} and we’ll do it with you.`,
}

export const missingCopy = {
  title: 'You can’t lodge it yet',
  text: 'Before you can lodge the claim, please go to:',
}
