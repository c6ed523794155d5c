import type { SecondSignatureTexts } from '../signature/linkFailure.ts'

/** The words about the second holder's signature under a transfer. */
export const secondSignatureTexts: SecondSignatureTexts = {
  title: 'The second signature',
  waiting: (date: string) => `Waiting for the second signature. We sent the link on ${date}.`,
  text: 'The second policy holder has an email with a link. It works for 14 days. They check the transfer and sign.',
  send: 'Send the link again',
  busy: 'One moment',
  sent: (email: string) => `We’ve emailed a new link to ${email}. The one before no longer works.`,
  signed:
    'The second policy holder has signed, so the letters go to the insurers. We’ve emailed both of you.',
}
