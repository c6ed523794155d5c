export const mailLinkCopy = {
  close: 'Close',
  email: 'Email',
  emailErrors: {
    required: 'Enter your email address',
    otherwise: 'Enter an email address like name@example.com',
  },
  consent: 'Keep my answers for 7 days so that I can continue from the link.',
  consentError: 'Tick this box if you’d like the link. If not, close this window',
  problem: 'There is a problem',
  send: 'Send the link',
  sending: 'Sending',
  sent: (to: string) => `We sent a link to ${to}`,
  until: (date: string) =>
    `It works until ${date}, on any device. Check your junk folder too. Your answers stay on this device as well.`,
  failed: {
    limit: 'We can’t send any more emails for now. We haven’t sent the link. Try again tomorrow.',
    busy: 'We’re very busy right now, so we haven’t sent the email. Try again in a minute.',
    refused: 'We couldn’t send the link, and we haven’t kept anything. Check the address and try again.',
    unsure:
      'Something went wrong, so we’re not sure the link was sent. Try again. You’ll only get one email.',
  },
}
