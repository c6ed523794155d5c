import { COOLING_OFF_DAYS } from '@coverkit/core/change-cover'

export const completeCopy = {
  title: 'Your changes are with us',
  lead: (insurer: string) =>
    `We’re passing them on to ${insurer}. Your policy stays as it is until they start.`,
  reference: 'Your reference',
  referenceHint: 'Quote it when you call or write to us.',
  sentOn: (date: string) => `Submitted on ${date}.`,
  facts: 'What you asked for',
  policy: 'Policy',
  policyOf: (insurer: string, number: string) => `${insurer}, ${number}`,
  begins: 'Starts',
  onAcceptance: 'When the insurer agrees, after reading your answers',
  onProof: 'When the insurer agrees, after seeing your proof',
  increase: {
    text: (cover: string, by: string) =>
      `The insurer decides whether to increase your ${cover} by ${by} once it has your proof of the event.`,
    proof: 'Send your proof',
  },
  status: 'Status',
  withInsurer: 'With the insurer',
  done: 'Done',
  premium: 'Premium after the change',
  premiumBeforeIncrease: 'Premium after the change, not counting the increase',
  ended: 'None, because there’s no cover left',
  copy: {
    title: 'Your copy',
    text: 'We’ve sent a confirmation to your email address. For your privacy it leaves out the details: they’re in this document, which is in your account too.',
  },
  follow: {
    title: 'Follow your change',
    text: 'You can see where it’s up to in your account, on any device.',
    link: 'Back to your account',
  },
  next: 'What happens next',
  stages: {
    sent: 'You submitted your changes',
    read: {
      title: 'The insurer checks your request',
      when: undefined,
      text: 'It’ll call or email you if something’s unclear.',
    },
    health: {
      title: 'The insurer reads your health answers',
      when: undefined,
      text: 'It may ask your doctor. Then it’ll tell you whether it agrees, and on what terms.',
    },
    schedule: {
      title: 'The change starts',
      text: 'The insurer emails you a new policy schedule. Check that it says what you asked for.',
    },
    end: { title: 'The policy ends', text: 'Your cover stops, and there’s nothing more to pay.' },
    from: (date: string) => `On ${date}`,
    states: { done: 'done', current: 'now', todo: 'to come', skipped: 'not expected' },
  },
  coolingOff: (covers: string) =>
    `For ${covers} you have at least ${COOLING_OFF_DAYS} days by law to change your mind. The PDS says how long, and from which day. If you do change your mind, call us to cancel and you’ll get the extra premium back.`,
  meanwhile: {
    title: 'Keep paying as before',
    text: 'Don’t cancel other cover before you have the new schedule.',
  },
  ending: {
    title: 'You’re covered until the policy ends',
    text: 'If a premium is already overdue, you still have to pay it.',
  },
  contact: 'Changed your mind?',
  contactText: 'Call or write to us, and have your reference ready.',
  write: 'Send us a message',
}
