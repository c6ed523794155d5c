import { COOLING_OFF_DAYS } from '@coverkit/core/change-cover'

export const completeCopy = {
  title: 'Your changes are with us',
  lead: (insurer: string) =>
    `We’ve passed them on to ${insurer}. Your policy stays as it is until they start.`,
  reference: 'Your reference',
  referenceHint: 'Quote it when you call or write to us.',
  sentOn: (date: string) => `Submitted on ${date}.`,
  facts: 'What you asked for',
  policy: 'Policy',
  policyOf: (insurer: string, number: string) => `${insurer}, ${number}`,
  begins: 'Begins',
  onAcceptance: 'When the insurer agrees, after reading your answers',
  onProof: 'When the insurer agrees, after seeing your proof',
  increase: {
    text: (cover: string, by: string) =>
      `The insurer also decides on the increase of your ${cover} by ${by}, once it has your proof of the event.`,
    proof: 'Send your proof',
  },
  status: 'Status',
  withInsurer: 'With the insurer',
  done: 'Done',
  premium: 'Premium after the change',
  ended: 'None, because there’s no cover left',
  copy: {
    title: 'Your copy',
    text: 'We’ve sent a confirmation to your email address. For your privacy it doesn’t say what you changed: that’s in this document, which is in your account too.',
  },
  follow: {
    title: 'Follow your change',
    text: 'Your account says how far it is, on any device.',
    link: 'Back to your account',
  },
  next: 'What happens next',
  steps: {
    read: {
      when: 'Over the next few days',
      text: 'The insurer checks your request. It calls or emails you if something is unclear.',
    },
    health: {
      when: 'First, your health answers',
      text: 'The insurer reads them and may ask your doctor. Then it tells you whether it agrees, and on what terms.',
    },
    schedule: {
      when: 'When the change begins',
      text: 'You get a new policy schedule by email. Check that it says what you asked for.',
    },
    end: {
      when: 'When the policy ends',
      text: 'Your cover stops, and there’s nothing more to pay.',
    },
  },
  coolingOff: (covers: string) =>
    `For ${covers} you have at least ${COOLING_OFF_DAYS} days after it begins to change your mind. Call us, and you get the extra premium back.`,
  meanwhile: {
    title: 'Keep paying as before',
    text: 'Don’t cancel other cover before you have the new schedule.',
    ending: 'You’re covered until the policy ends, so the premiums until then are still due.',
  },
  contact: 'Changed your mind?',
  contactText: 'Call or write to us, and have your reference ready.',
  write: 'Send us a message',
}
