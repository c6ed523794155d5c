export const insuranceClaimCopy = {
  greeting: 'Hello,',
  lodgedSubject: (reference: string) => `We have your claim ${reference}`,
  lodged: (insurer: string | null) =>
    `We have your claim, and we’re passing it on to ${insurer ?? 'the insurer'} now. You don’t have to do anything else today.`,
  follows:
    'The insurer will confirm it has your claim, usually within a few days. If you have documents to send, they can follow whenever you’re ready.',
  stageSubject: (reference: string) => `Your claim ${reference}: an update`,
  stages: {
    acknowledged: 'The insurer has your claim, and someone there will look after it.',
    reviewed: 'The insurer has gone through your claim and is working towards a decision.',
    decided:
      'The insurer has made its decision on your claim. You can read it in your account, and we’re glad to go through it with you on the phone.',
    paid: 'The insurer has made a payment on your claim.',
  },
  accepted:
    'The insurer has accepted your claim. There’s one thing left for you to do: tell us in your account where to pay it. We never ask for bank details by email.',
  requested:
    'The insurer needs something from you before it can decide. Your account shows what it is, and you can send it from there. If you can’t get hold of it, call us and we’ll sort it out with the insurer.',
  received:
    'Thank you. We have everything the insurer asked for and are passing it on, so it can get back to its decision.',
  bank: 'You’ve told us where to pay your claim. We’re passing your account details on to the insurer.',
  bankAgain: 'The account for your claim payment has changed. We’re passing the new one on to the insurer.',
  bankNotYou:
    'If that wasn’t you, call us straight away so we can try to stop the payment. Someone may have got into your account.',
  policy: (insurer: string | null, number: string) =>
    insurer === null ? `It’s about policy ${number}.` : `It’s about your policy ${number} with ${insurer}.`,
  where: 'Log in to see where your claim is up to, and what happens next:',
  whereText: 'See your claim',
  whereWithoutLink: 'Log in on our site to see where your claim is up to, and what happens next.',
  private: 'For your privacy, this message doesn’t say what your claim is for.',
  support:
    'If things are hard right now, you can talk to someone at any hour: Lifeline on 13 11 14, or 000 in an emergency.',
}
