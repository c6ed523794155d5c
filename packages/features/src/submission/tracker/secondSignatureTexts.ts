import type { SecondSignatureTexts } from '../signature/linkFailure.ts'

/** The words about the second holder's signature under an application. */
export const secondSignatureTexts: SecondSignatureTexts = {
  title: 'The second signature',
  waiting: (date) => `Waiting for the second signature. We sent the link on ${date}.`,
  text: 'The second policy holder has an email with a link. It works for 14 days. They check their details and sign, and don’t see your health answers.',
  send: 'Send the link again',
  busy: 'One moment',
  sent: (email) => `We’ve emailed a new link to ${email}. The one before no longer works.`,
  signed: 'The second policy holder has signed, so the application can go ahead. We’ve emailed both of you.',
}
