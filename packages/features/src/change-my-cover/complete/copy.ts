import type { PolicyChange } from '@coverkit/api-client'
import { COOLING_OFF_DAYS } from '@coverkit/core/change-cover'

export const completeCopy = {
  title: 'Your changes are with us',
  lead: (insurer: string) =>
    `We’re passing them on to ${insurer}. Your policy stays as it is until they start.`,
  /** Once the policy on record is as it was asked for. */
  made: {
    title: 'Your changes have been made',
    lead: (insurer: string) => `Your policy with ${insurer} is now as you asked.`,
  },
  /** The same, where no cover was to stay. */
  hasEnded: {
    title: 'Your policy has ended',
    lead: (insurer: string) => `Your policy with ${insurer} isn’t in force any more.`,
  },
  reference: 'Your reference',
  referenceHint: 'Quote it when you call or write to us.',
  sentOn: (date: string) => `Submitted on ${date}.`,
  facts: 'What you asked for',
  policy: 'Policy',
  policyOf: (insurer: string, number: string) => `${insurer}, ${number}`,
  begins: 'Starts',
  /** The same, where no cover is left. */
  ends: 'Ends',
  dueOn: (date: string) => `Due on ${date}`,
  /** Where the policy has no day for it. */
  onceMade: 'Once the insurer has made the change',
  onAcceptance: 'When the insurer agrees, after reading your answers',
  onProof: 'When the insurer agrees, after seeing your proof',
  increase: {
    text: (cover: string, by: string) =>
      `The insurer decides whether to increase your ${cover} by ${by} once it has your proof of the event.`,
    proof: 'Send your proof',
  },
  status: 'Status',
  statuses: { 'with-insurer': 'In progress', done: 'Done' } satisfies Record<PolicyChange['status'], string>,
  premium: 'Premium after the change',
  premiumBeforeIncrease: 'Premium after the change, not counting the increase',
  mayDiffer: 'The insurer may set another premium after reading your answers.',
  ended: 'None, because there’s no cover left',
  unpriced: 'The insurer will tell you',
  copy: {
    title: 'Your copy',
    text: 'This document shows what you asked for and what you declared. You can get it from your account too.',
  },
  follow: {
    title: 'Follow your change',
    text: 'You can see where it’s up to in your account, on any device.',
    link: 'Back to your account',
  },
  next: 'What happens next',
  happened: 'What has happened',
  stages: {
    sent: 'You submitted your changes',
    read: {
      title: 'We pass your request on, and the insurer checks it',
      when: undefined,
      text: 'The insurer may call or email you if something’s unclear.',
    },
    health: {
      title: 'The insurer reads your health answers',
      when: undefined,
      text: 'It may ask your doctor. Then it decides whether it agrees, and on what terms.',
    },
    schedule: {
      title: 'The change starts',
      text: 'Watch for a new policy schedule from the insurer, and check that it says what you asked for. If it doesn’t come, call us.',
    },
    /** The title of the last stage where the insurer decides first. */
    decided: 'If the insurer agrees, the change starts',
    end: { title: 'The policy ends', text: 'Your cover stops, and no new premiums fall due.' },
    made: {
      title: 'The insurer has made the change',
      text: 'Check your new policy schedule. If you don’t have one, call us.',
    },
    ended: { title: 'The policy has ended', text: 'It doesn’t cover you any more.' },
    states: { done: 'done', current: 'now', todo: 'to come', skipped: 'not expected' },
  },
  coolingOff: (covers: string) =>
    `For ${covers} you have at least ${COOLING_OFF_DAYS} days by law to change your mind. The insurer can tell you how long it gives you, and from which day. If you change your mind in that time and haven’t claimed, call us and we’ll ask the insurer to cancel it and refund the extra premium.`,
  meanwhile: {
    title: 'Keep paying your premiums',
    otherCover: 'Don’t cancel other cover until the new cover has started.',
  },
  ending: {
    title: 'You’re covered until the policy ends',
    text: 'If a premium is overdue, check with the insurer what you still have to pay.',
  },
  contact: 'Changed your mind?',
  contactText: 'Call or write to us, and have your reference ready.',
  write: 'Send us a message',
}
