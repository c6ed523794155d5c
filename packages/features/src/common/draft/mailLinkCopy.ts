export const mailLinkCopy = {
  close: 'Close',
  stored:
    'We keep a copy of what you entered in this form on our server for 7 days, then delete it. The link hands the copy to whoever types the code that we send to the same address; once it is on the other device, our copy is deleted. Answers to health questions are never part of it.',
  email: 'Email',
  emailErrors: {
    required: 'Enter your email address',
    otherwise: 'Enter an email address like name@example.com',
  },
  consent: 'Keep my answers for 7 days so that I can continue from the link.',
  consentError: 'Tick this box, or close this window: without it we keep nothing',
  problem: 'There is a problem',
  send: 'Send the link',
  sending: 'Sending',
  sent: (to: string) => `We sent a link to ${to}`,
  until: (date: string) =>
    `It works until ${date}, on any device. Look in your spam folder too. Your answers stay on this device as well.`,
  failed: {
    limit:
      'We have sent as many emails to this address as we may today. Nothing was sent. Try again tomorrow.',
    busy: 'We are very busy. Nothing was sent. Try again in a minute.',
    refused:
      'Our server refused this. Nothing was sent and nothing is kept. Check the address and try again.',
    unsure:
      'We could not reach our server, so we do not know that the link was sent. Try again: you get one email, not two.',
  },
}
