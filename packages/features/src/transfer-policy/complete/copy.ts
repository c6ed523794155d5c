import type { QueryTexts, StageTexts } from '@coverkit/ui'
import { lastUpdated } from '#common/queries/staleCopy.ts'
import type { SubmissionStatus } from '../answers.ts'

export const completeCopy = {
  titles: {
    'in-progress': 'Your transfer is under way',
    'waiting-for-second-signature': 'Waiting for the second signature',
  } satisfies Record<SubmissionStatus, string>,
  lead: {
    'in-progress': 'We have everything, and the letters of authority are ready. Your cover stays the same.',
    'waiting-for-second-signature':
      'We have everything we need from you. Once the second policy holder has signed, the letters of authority go to the insurers. Your cover stays the same.',
  } satisfies Record<SubmissionStatus, string>,
  /** Where nothing more is known of it. */
  received: {
    title: 'We have your transfer',
    lead: 'We’ll check it and contact you about what comes next. Your cover stays the same.',
  },
  reference: 'Your reference',
  referenceHint: 'Quote it when you call or write to us.',
  sentOn: (date: string) => `Submitted on ${date}`,
  mailed: (email: string) => `We’ll email ${email} each time something happens.`,
  policies: 'Where each policy is up to',
  days: {
    title: 'How long it takes',
    text: 'Insurers usually take a few weeks. If we have an expected date, it’s shown with the policy above.',
  },
  next: 'What happens next',
  steps: {
    submitted: 'You submitted the transfer',
    sign: {
      title: 'The second policy holder signs',
      when: 'Within 14 days',
      text: 'They open the link in our email, check the transfer and sign their own name.',
    },
    letter: { title: 'We send each insurer its letter of authority', when: 'Once everyone has signed' },
    insurer: {
      title: 'Each insurer records us as your broker',
      when: 'Over the next few weeks',
      text: 'It checks the letter first. If it needs something, we’ll let you know.',
    },
    done: {
      title: 'We look after your policies',
      when: 'As soon as a policy is transferred',
      text: 'We email you. From then on, call us about that policy.',
    },
  },
  states: { done: 'done', current: 'now', todo: 'to come', skipped: 'not expected' } satisfies StageTexts,
  warning: {
    title: 'Keep your policies going',
    text: 'A transfer doesn’t cancel anything, and you don’t need to cancel anything either. Keep paying your premiums as before.',
  },
  account: {
    title: 'Follow your transfer',
    owner: 'Your account shows where each of its policies is up to.',
    open: 'Open your account',
    visitor:
      'You asked for it without logging in. Add the transfer to an account to follow it on any device.',
    add: 'Add it to an account',
  },
  again: 'Transfer other policies',
  contact: 'Questions, or something has changed?',
  contactText: 'Call or write to us, and have your reference ready.',
  write: 'Send us a message',
}

export const policiesTexts: QueryTexts = {
  loading: 'Checking where each policy is up to',
  failed: {
    title: 'We couldn’t check where your policies are up to',
    text: 'Your transfer is with us under the reference above. We just can’t show how it’s going right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: lastUpdated,
    refresh: 'Update',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}
