export const nominationCopy = {
  greeting: 'Hello,',
  subject: (reference: string) => `We have your change of beneficiaries, ${reference}`,
  received: (insurer: string | null, number: string) =>
    `We have your request to change the beneficiaries of policy ${number}${insurer === null ? '' : ` with ${insurer}`}, and we’re passing it on to the insurer.`,
  until: 'Nothing changes until the insurer has confirmed it. We’ll email you when it has answered.',
  binding:
    'If the cover is inside super, the fund may send you a form to sign in front of two witnesses. A binding nomination isn’t valid until the fund has that form.',
  private: 'For your privacy, this message doesn’t say who is named. Log in to see it.',
  notYou:
    'If that wasn’t you, change your password and call us straight away. Someone may have got into your account.',
  decidedSubject: (reference: string) => `The insurer has answered about your beneficiaries, ${reference}`,
  decided: {
    confirmed: 'The insurer has confirmed your change of beneficiaries.',
    refused:
      'The insurer hasn’t accepted your change of beneficiaries. Nothing has changed. Call us and we’ll go through why.',
  },
  broker: {
    subject: (reference: string) => `New change of beneficiaries from the site, ${reference}`,
    next: 'Pass it on to the insurer. The customer was told that nothing changes until the insurer has confirmed it.',
    open: 'This page shows who is to be named:',
    openText: 'Open it',
    stored: (reference: string) => `Who is to be named is kept under reference ${reference}.`,
  },
  page: {
    title: 'Changes of beneficiaries',
    intro: 'What customers asked for, the latest first. Those that the insurer hasn’t answered have buttons.',
    none: 'Nobody has asked for a change.',
    confirmed: 'The insurer confirms',
    refused: 'The insurer refuses',
    signed: 'The signed form has come',
    hasForm: 'Signed form: here',
    noForm: 'Signed form: not here yet',
  },
}
