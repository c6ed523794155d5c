/** Words that the forms which ask us something share. */
export const requestCopy = {
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  consentHint: 'Without your tick we only answer what you ask here.',
  privacy: 'We use your details to answer you, and keep them as our privacy policy says.',
  privacyLink: 'Privacy policy',
  otherWays: 'Rather talk or write?',
  interpreter: 'An interpreter can call with you on 131 450. National Relay Service: 1300 555 727.',
  send: 'Send',
  sending: 'Sending',
  problem: 'There is a problem',
  errorMark: 'Error: ',
  sentLink: 'Back to the home page',
  notSent: (phone: string) =>
    `We could not reach our service. What you wrote is still here: try again, or call ${phone}.`,
}
