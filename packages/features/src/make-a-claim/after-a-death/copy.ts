/** Words of the page on which a person without an account claims for someone who has died. */
export const deathClaimCopy = {
  title: 'Claim for someone who has died',
  lead: 'We’re very sorry for your loss. Tell us who died and how to reach you, and we’ll take it from there. You don’t need an account, a policy number or any documents.',
  about: {
    title: 'About the person who died',
    name: 'Their full name',
    nameHint: 'As it would be on a policy. If they had other names, add them below.',
    dateOfBirth: 'Their date of birth',
    eventDate: 'The date they died',
    policyNumber: 'Policy number',
    policyNumberHint: 'If you have it. It’s on the policy schedule, or on any letter from the insurer.',
    insurer: 'Insurer',
    insurerHint: 'If you know it.',
    description: 'Anything else you’d like us to know',
    descriptionHint: 'You can leave this blank. We can talk it through.',
  },
  you: {
    title: 'About you',
    name: 'Your full name',
    relationship: 'What was your relationship to them?',
    contactPreference: 'How should we get back to you?',
    ways: { email: 'By email', phone: 'By phone' },
    phone: 'Your phone number',
    email: 'Your email',
    emailHint: 'We’ll email you a code, so that we know we can reach you there.',
  },
  unstored: 'We don’t save this page on your device. If you close or reload it, what you’ve typed is gone.',
  problem: 'There is a problem',
  errorMark: 'Error: ',
  next: 'Email me a code',
  nextBusy: 'Sending the code',
  notSent: 'We couldn’t send the code',
  code: {
    title: 'Enter the code we’ve emailed you',
    sent: (address: string) => `We’ve sent a code to ${address}.`,
    nothingYet:
      'We don’t have your claim yet. It reaches us once you’ve entered the code and pressed the button.',
    send: 'Send the claim',
    sending: 'Sending',
    back: 'Change my answers',
    refused: 'That code isn’t right, or it has run out. Check the latest email, or ask for a new code.',
  },
  failed: 'That didn’t work',
  failures: {
    limit: (phone: string) =>
      `We can’t send any more codes for now. Call us on ${phone} and we’ll take your claim by phone.`,
    busy: (phone: string) => `We can’t take any more right now. Wait a while, or call us on ${phone}.`,
    refused: (phone: string) =>
      `We can’t take this as it is. Check your answers, or call us on ${phone} and we’ll do it with you.`,
    unsure: (phone: string) =>
      `What you’ve typed is still here. Try again in a minute, or call us on ${phone}. We’ll only file it once.`,
  },
  done: {
    title: 'We have your claim',
    reference: (reference: string) => `Your reference is ${reference}. We’ve emailed it to you too.`,
    next: {
      email: 'Within 1 business day, we’ll email you and say what happens next.',
      phone: 'Within 1 business day, we’ll call you and say what happens next.',
    },
    policy:
      'We look for a policy, and ask you to show who you are before we say what we’ve found. If there’s a policy with us, we pass your claim on to its insurer, and the insurer decides. If not, we’ll tell you where else you can look.',
    papers:
      'Later, the insurer will need a copy of the death certificate and proof of who you are. That can wait.',
    home: 'Back to the home page',
  },
  aside: {
    title: 'What happens with your claim',
    text: 'We look for the policy, pass the claim to the insurer and help you along the way. The insurer decides, and we don’t charge for this.',
    why: 'The name and the dates let us look for the policy. This page never shows whether someone had one. That keeps their affairs private.',
  },
}
