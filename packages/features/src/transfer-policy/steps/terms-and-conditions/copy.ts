import { shownAuthority } from '#submission/transfers'
import type { TransferStepId } from '../../flow.ts'

export const termsCopy = {
  title: 'Terms and conditions',
  lead: 'Check what you’re asking us to do, read what you authorise, then sign.',
  check: {
    title: 'What you’re transferring',
    policies: 'Policies',
    holders: 'Policy holders',
    change: 'Change',
    unknown: 'number not known',
    line: (insurer: string, number: string) => `${insurer}, ${number}`,
  },
  stays: {
    title: 'What stays the same',
    items: [
      'Your insurer, your cover and its terms.',
      'Your premium, and how you pay it.',
      'Waiting periods, exclusions and beneficiaries.',
    ],
  },
  changes: {
    title: 'What changes',
    items: (broker: string) => [
      `${broker} looks after the policies: you call us with questions, changes and claims.`,
      `The insurer will tell your previous broker or adviser, and may pay ${broker} the commission it paid them.`,
    ],
  },
  cost: 'This doesn’t cost you anything.',
  costNoRefund: 'This doesn’t cost you anything, and it doesn’t lower your premium.',
  warning: {
    title: 'Don’t cancel your cover',
    text: 'Keep your policies and keep paying for them. We can only transfer policies that are in force.',
  },
  authority: {
    title: 'What you authorise',
    lead: 'Each insurer’s letter of authority is a short version of this, with your policies and who has signed. This is what you agree to:',
  },
  accept: 'I accept the terms and conditions',
  sign: 'Type your full name to sign',
  signHint:
    'Your first and last name as you entered them under “Policy holders”. Typing it counts as your signature, with the date and time.',
  second: (name: string) =>
    `After you submit, we’ll email ${name} a link to check the transfer and sign too. The letters go to the insurers once you’ve both signed.`,
  secondUnnamed: 'the second policy holder',
  submit: 'Submit transfer',
  aside: {
    title: 'How to stop a transfer',
    text: 'Call or write to us at any time. Until an insurer has recorded us as your broker, we can still stop the transfer. After that, you can name another broker whenever you like.',
    why: 'An insurer only changes who looks after a policy if its owners ask in writing. That’s why every policy holder signs.',
  },
}

/** The texts that a signature stands under. */
export const shownWords = (broker: string): readonly string[] => shownAuthority(broker, termsCopy.accept)

export const missingCopy = {
  title: 'You can’t submit yet',
  text: 'Open each step, check what it asks and keep pressing Continue until you’re back here.',
  steps: {
    'policy-holders': 'check the details of each policy holder',
    'policy-details': 'check each policy',
    'terms-and-conditions': 'accept and sign',
  } satisfies Record<TransferStepId, string>,
}

const AGAIN = 'We’ve kept what you entered. Submit again: if it did arrive, it won’t go in twice.'

export const failureCopy = {
  title: 'Your transfer wasn’t sent',
  offlineTitle: 'We couldn’t connect',
  offline: `Check your connection. ${AGAIN}`,
  unsureTitle: 'We don’t know yet whether your transfer arrived',
  unavailable: `Something went wrong on our side. Wait a moment. ${AGAIN}`,
  refused: 'We can’t accept it yet. Check these steps, then submit again:',
  refusedAll: (phone: string) =>
    `We can’t accept it yet. Call us on ${phone} and we’ll sort it out with you.`,
  conflictTitle: 'We can’t take this transfer again',
  conflict: (phone: string) =>
    `It’s already been submitted, or it belongs to another account. Call us on ${phone} if you need to change something.`,
}
