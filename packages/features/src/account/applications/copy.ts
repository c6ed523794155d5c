import type { QueryTexts } from '@coverkit/ui'
import { lastUpdated } from '#common/queries/staleCopy.ts'

export const applicationsCopy = {
  title: 'Applications',
  none: 'You haven’t submitted an application with this account yet. Once you do, you can follow it here.',
  application: (covers: string) => `Application for ${covers}`,
  covers: (count: number) => `${count} covers`,
  detail: (insurer: string, reference: string, day: string) =>
    `${insurer}, reference ${reference}. Submitted on ${day}.`,
  stages: {
    submitted: 'Submitted',
    signed: 'Second signature',
    review: 'In review',
    decision: 'Decision',
    start: 'Cover starts',
  },
  badges: { waiting: 'Waiting for a signature', review: 'In review' },
  /** The next step, and its date. */
  needed: (insurer: string) => `${insurer} needs something from you before it can decide.`,
  nothing: (insurer: string) =>
    `There’s nothing you need to do for now. ${insurer} is assessing your application.`,
  signature: (insurer: string) => `It goes to ${insurer} once the second policy holder has signed.`,
  expected: (day: string) => `Expected by ${day}.`,
  more: 'What you applied for, and what happens next',
  applied: 'What you applied for',
  next: 'What happens next',
  outstanding: (insurer: string) => `What’s outstanding with ${insurer}`,
  claim: {
    summary: 'Add an application you made without logging in',
    lead: 'Enter its reference. We’ll email a code to the first policy holder’s address in that application, so nobody else can add it.',
    reference: 'Application reference',
    referenceHint:
      'Eight letters and digits, such as ACDE 3479. It’s in our email and on the page you saw after submitting.',
    referenceMissing: 'Enter the application reference',
    referenceFormat: 'Check the reference: it has eight letters and digits',
    send: 'Email me a code',
    sending: 'Sending the code',
    sent: (reference: string) =>
      `If application ${reference} can be added, a code is on its way to its first policy holder. It works for 10 minutes.`,
    sentByLink: 'Press the button to add the application from our email.',
    confirm: 'Add the application',
    confirming: 'Adding the application',
    again: 'Use another reference',
    done: 'The application is in your account',
    doneText: (reference: string) => `You can follow ${reference} here from now on.`,
  },
}

export const applicationsTexts: QueryTexts = {
  loading: 'Getting your applications',
  failed: {
    title: 'We couldn’t get your applications',
    text: 'They’re still with us. We just can’t show them right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: lastUpdated,
    refresh: 'Update the list',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}
