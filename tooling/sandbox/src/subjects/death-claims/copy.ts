export const deathClaimCopy = {
  greeting: 'Hello,',
  subject: (reference: string) => `We have your claim ${reference}`,
  received:
    'We’re very sorry for your loss. We have your claim, and someone from our team will look after it. You don’t have to do anything else today.',
  next: {
    email: 'Within 1 business day, we’ll email you from the address on our site and say what happens next.',
    phone: 'Within 1 business day, we’ll call you from the number on our site and say what happens next.',
  },
  policy:
    'We’ll look for a policy, and ask you to show who you are before we say what we’ve found. If there’s a policy with us, we pass your claim on to its insurer, and the insurer decides. If not, we’ll tell you where else you can look.',
  papers:
    'Later, the insurer will need a copy of the death certificate and proof of who you are. Keep them ready if you have them. If not, that can wait.',
  never: 'We’ll never ask for bank details by email.',
  private: 'For your privacy, this message doesn’t repeat what you wrote.',
  support:
    'If things are hard right now, you can talk to someone at any hour: Lifeline on 13 11 14, or 000 in an emergency.',
  broker: {
    subject: (reference: string) => `New claim for someone who has died, ${reference}`,
    next: 'Look for the policy, and answer the claimant. The site promised an answer within 1 business day. It told the claimant nothing about any policy: check who they are before you do.',
    open: 'This page shows the claim:',
    openText: 'Open it',
    stored: (reference: string) => `The claim is kept under reference ${reference}.`,
  },
  page: {
    title: 'Claims',
    intro:
      'Claims from the sites, the latest first. Where the claimant has no account, look for the policy by name, date of birth and number. They were told nothing about any policy.',
    none: 'Nobody has sent a claim.',
    kinds: {
      claim: 'A customer’s claim',
      death: 'For someone who has died, without an account',
    },
  },
}
