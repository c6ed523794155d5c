/** Words for somebody who is signed in: before they are logged out, and before answers would be lost. */
export const customerCopy = {
  idle: {
    title: 'Are you still there?',
    text: 'Nothing has happened here for 10 minutes. In 5 more we log you out, so that nobody else sees your details. Your answers stay.',
    stay: 'Stay signed in',
  },
  leave: {
    title: 'Some answers are not sent yet',
    text: 'We could not send everything you entered. Logging out deletes what is on this device, the unsent answers too.',
    still: 'They could still not be sent. Check your connection, or stay and try again later.',
    sendNow: 'Send now',
    stay: 'Stay',
    discard: 'Discard',
    sending: 'Sending',
  },
}
