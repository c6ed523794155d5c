export const identityCheckCopy = {
  greeting: 'Hello,',
  verifiedSubject: 'Your identity check is done',
  verified:
    'Thanks for your patience. One of us has gone through your identity check, and it’s done. You don’t have to do anything else.',
  againSubject: 'Your identity check: please try again',
  again:
    'One of us has gone through your identity check, and we couldn’t confirm who you are. It’s often just a name or a number that’s written differently somewhere.',
  where: {
    customer:
      'Log in on our site and open your identity check to try again. You’ve got three more tries, and you can use other documents.',
    second:
      'Ask the person who applied with you to send you a new link from their account. You’ve got three more tries, and you can use other documents.',
  },
  safe: 'Please don’t email us your documents or their numbers.',
  notYou: 'If you don’t know what this is about, please call us.',
}

export const identityChecksCopy = {
  title: 'Identity checks to review',
  intro:
    'Record here what the broker’s team has sorted out by phone. The customer gets an email and sees the result in their account.',
  none: 'There are no identity checks to review.',
  holder: { 1: 'Customer', 2: 'Second policy holder' },
  noAddress: 'No email address',
  referred: 'Referred',
  verified: 'Confirmed',
  again: 'Not confirmed: let them try again',
}
