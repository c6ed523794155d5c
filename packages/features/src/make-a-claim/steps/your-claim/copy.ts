import type { Claimant, ClaimRelationship } from '@coverkit/core/claims'

export const yourClaimCopy = {
  title: 'Make a claim',
  lead: 'We’re sorry you need to be here. Tell us the basics now: you don’t need any documents to lodge a claim, and you can add to it later.',
  labels: {
    claimant: 'Who is the claim for?',
    insuredName: {
      forDeceased: 'Full name of the person who died',
      attorney: 'Full name of the person you act for',
    },
    relationship: 'What was your relationship to them?',
    type: { self: 'What is the claim for?', attorney: 'What is their claim for?' },
    policy: 'Which policy is it about?',
    policyNumber: 'Policy number',
    insurerCode: 'Insurer',
    eventDateUnknown: 'When did it happen?',
  },
  hints: {
    policyNumber: 'It’s on the policy schedule, or on any letter from the insurer.',
    insurerCode: 'If you know it.',
    eventDate: 'If you aren’t sure, your best guess is fine.',
  },
  claimants: {
    self: { label: 'Me', hint: 'I’m the person who is insured.' },
    forDeceased: {
      label: 'Someone who has died',
      hint: 'For example, your partner, or someone whose estate you’re the executor of.',
    },
    attorney: { label: 'Someone I act for', hint: 'I hold their power of attorney.' },
  } satisfies Record<Claimant, { label: string; hint: string }>,
  relationships: {
    spouse: 'They were my husband, wife or partner',
    child: 'They were my parent',
    parent: 'They were my child',
    sibling: 'They were my brother or sister',
    executor: 'I’m the executor of the estate',
    other: 'Something else',
  } satisfies Record<ClaimRelationship, string>,
  condolence: 'We’re very sorry for your loss. Take all the time you need.',
  otherPolicy: {
    label: 'A policy that isn’t listed here',
    hint: 'Such as one the person you’re claiming for took out, or one from your super fund.',
  },
  notCovered: (cover: string) => `This policy has no ${cover}.`,
  policyOption: (insurer: string, number: string) => `${insurer}, policy ${number}`,
  storage:
    'We save your answers on this device, encrypted. We delete them from it once you’ve lodged the claim or logged out, and after 30 days at the latest.',
  /** On a shared computer, and in a browser that stores nothing. */
  unstored: 'We don’t save your answers on this device. If you close or reload this page, they’re gone.',
  aside: {
    title: 'What happens with your claim',
    text: 'We pass it to the insurer and help you along the way. The insurer decides, and we don’t charge for this. You’ll see here what happens next, and by when.',
    why: 'The insurer needs to find the right policy and cover.',
  },
}

/** Words for a list of policies that can’t be shown. The number can be typed instead. */
export const policyTexts = {
  loading: 'Getting your policies',
  failed: {
    title: 'We couldn’t get your policies',
    text: 'You can type the policy number instead.',
  },
  tryAgain: 'Try again',
}
