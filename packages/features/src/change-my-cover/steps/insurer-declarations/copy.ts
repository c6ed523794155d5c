import { signingCopy } from '#underwriting/signing'
import type { ChangeStepId } from '../../flow.ts'

export const declarationsCopy = {
  ...signingCopy,
  lead: (insurer: string) =>
    `Check the changes once more, then make your declarations to ${insurer} and sign. Nothing goes to ${insurer} before you press Submit changes.`,
  check: 'What you’re asking for',
  increase: 'Increase after a life event',
  review: 'Review your changes',
  toRow: (now: string, after: string) => `${now} now, ${after} after`,
  premium: 'Premium after the change',
  premiumBeforeIncrease: 'Premium after the change, not counting the increase',
  mayDiffer: 'The insurer may set another premium after reading your answers.',
  ended: 'No premium, because there’s no cover left',
  signHint: (holder: string | null) =>
    holder === null
      ? 'Your first and last name. Typing it counts as your signature, with the date and time.'
      : `As it appears on the policy: ${holder}. Typing it counts as your signature, with the date and time.`,
  submit: 'Submit changes',
  aside: {
    title: 'Before you sign',
    text: 'You can still go back and change anything. After you’ve submitted, call us if you change your mind.',
    why: 'The insurer needs a signed request before it changes a policy.',
  },
}

const AGAIN =
  'Your changes and answers are still here. Press Submit changes again. It only counts once, however many times you press it.'

/** The server's code for a premium on the page that is not its own any more. */
export const OTHER_PREMIUM = 'premium-mismatch'

export const failureCopy = {
  title: 'We couldn’t submit your changes',
  offlineTitle: 'We couldn’t connect',
  offline: `Check your connection. ${AGAIN}`,
  unsureTitle: 'We don’t know yet whether your changes arrived',
  unavailable: `Something went wrong on our side. Wait a moment. ${AGAIN}`,
  refused: 'We can’t accept them yet. Check these steps, then submit again:',
  refusedAll: (phone: string) =>
    `We can’t accept them yet. Call us on ${phone} and we’ll sort it out with you.`,
  byCode: {
    [OTHER_PREMIUM]: {
      title: 'The premium has changed since you saw it',
      text: 'Once this page shows the new premium, check it. If you agree, sign and submit again.',
    },
    'proof-required': {
      title: 'We still need to check that it’s you',
      text: 'Nothing has been sent. Submit again and enter your password, or the code that we email you.',
    },
  },
  conflictTitle: 'These changes were already submitted',
  conflict: (phone: string) =>
    `We already have them, so we didn’t send them again. Call us on ${phone} if you need to change something.`,
}

/** The action that completes a step, where its name doesn’t say. */
export const missingSteps: Partial<Record<ChangeStepId, string>> = {
  'review-cover': 'check your changes',
  'duty-of-disclosure': 'confirm that you understand your duty',
  'key-documents': 'read the documents and accept each statement',
  'personal-questionnaire': 'answer the questions you haven’t answered yet',
}
