import { formatDate } from '@coverkit/core'
import type { SubmissionStatus } from '../answers.ts'

export const completeCopy = {
  titles: {
    'in-review': 'Your application is with us',
    'waiting-for-second-signature': 'Waiting for the second signature',
  } satisfies Record<SubmissionStatus, string>,
  lead: {
    'in-review': (insurer: string) =>
      `We’ll check it and pass it on to ${insurer}. The cover you applied for starts once the insurer accepts you.`,
    'waiting-for-second-signature': (insurer: string) =>
      `We have your application. Once the second policy holder has signed, we’ll pass it on to ${insurer}. The cover you applied for starts once the insurer accepts you.`,
  } satisfies Record<SubmissionStatus, (insurer: string) => string>,
  insurer: 'the insurer',
  /** Where nothing more is known of it. */
  received: {
    title: 'We have your application',
    lead: (insurer: string) =>
      `We’ll check it and pass it on to ${insurer}, and contact you about what comes next. The cover you applied for starts once the insurer accepts you.`,
  },
  applied: 'What you applied for',
  aside: 'About your application',
  sentOn: (date: string) => `Submitted on ${date}.`,
  mailed: (email: string) => `We’re emailing it to ${email}, with a link back to your application.`,
  meanwhile: 'While you wait',
  otherCover: {
    title: 'Don’t cancel other cover yet',
    text: 'Keep paying for it until the insurer has accepted you in writing and the new cover has started.',
  },
  interim: (insurer: string, until: string) => ({
    id: 'interim' as const,
    title: 'You have accident cover for now.',
    text: `While ${insurer} decides, it covers you for death by accident, until ${formatDate(until)} at the latest.`,
  }),
  advice: [
    {
      id: 'email' as const,
      title: 'Watch your email.',
      text: 'The sooner you reply to the insurer, the sooner it can decide.',
    },
  ],
  contact: 'Questions, or something has changed?',
  contactText: 'Tell us before your cover starts, and have your reference ready.',
  write: 'Write to us, or tell us how applying went',
  account: {
    title: 'Follow your application',
    owner: 'Your account shows where it’s up to.',
    open: 'Open your account',
    visitor: 'Add it to an account to see where it’s up to, on any device.',
    add: 'Add it to an account',
    identity: 'You can confirm your identity now, which takes a minute or two, or leave it until later.',
    openIdentity: 'Check my identity',
    copy: 'With an account, you can follow the application on any device, without a code each time. You can add it there if you applied without logging in.',
  },
  print: 'Print this page',
  status: 'Status',
  sent: 'You submitted your application',
  stageStates: { done: 'done', current: 'now', todo: 'to come', skipped: 'not expected' },
}
