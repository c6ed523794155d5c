/** Why the link to sign was not mailed again. */
export const linkFailureCopy = {
  offline: 'We couldn’t connect. Check your connection and try again.',
  unsure: 'Something went wrong on our side. Wait a moment and try again.',
  mailLimit: 'We can’t send any more emails for now. Try again tomorrow.',
  busy: 'We’re very busy at the moment. Wait a few minutes and try again.',
  refused: (phone: string) => `We can’t send the link from here. Call us on ${phone} and we’ll do it.`,
}
