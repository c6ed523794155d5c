import { formatDay, timeOfDay } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'
import type { MutationFailure } from '#queries/mutation-failure'

const minutes = (ms: number | null) => (ms === null ? null : Math.max(1, Math.ceil(ms / 60_000)))

export const applicationsCopy = {
  title: 'Applications',
  none: 'You haven’t submitted an application with this account yet. Once you do, you can follow it here.',
  reference: 'Reference',
  submitted: (day: string) => `Submitted on ${day}`,
  next: 'What happens next',
  outstanding: (insurer: string) => `What is outstanding with ${insurer}`,
  claim: {
    summary: 'Add an application you made without signing in',
    lead: 'Enter its reference. We’ll email a code to the first policy holder’s address in that application, so nobody else can add it.',
    reference: 'Reference of the application',
    referenceHint:
      'Eight letters and digits, such as ACDE 3479. It’s in our email and on the page after you submitted.',
    referenceMissing: 'Enter the reference',
    referenceFormat: 'Check the reference: it has eight letters and digits',
    send: 'Email me a code',
    sending: 'Sending the code',
    sent: (reference: string) =>
      `If there’s an application ${reference} that can be added, a code is on its way to its first policy holder. It works for ten minutes.`,
    sentByLink: 'Press the button to add the application our email is about.',
    code: 'Code',
    codeHint: 'Six digits, from our email. Look in your junk folder too.',
    codeMissing: 'Enter the six digits of the code',
    confirm: 'Add the application',
    confirming: 'Adding the application',
    again: 'Use another reference',
    done: 'The application is in your account',
    doneText: (reference: string) => `You can follow ${reference} here from now on.`,
  },
}

/** Why nothing came of a press, in a sentence. */
export function claimFailure(failure: MutationFailure): string {
  switch (failure.kind) {
    case 'offline':
      return 'We couldn’t reach our server. Check your connection and try again.'
    case 'unavailable':
      return 'Our server didn’t answer as it should. Wait a moment and try again.'
    case 'too-many': {
      const wait = minutes(failure.retryAfterMs)
      return wait === null
        ? 'You’ve tried this too often. Wait a while, then try again.'
        : `You’ve tried this too often. Try again in ${wait === 1 ? 'a minute' : `${wait} minutes`}.`
    }
    case 'refused':
    case 'conflict':
      return 'That didn’t work. The code may be wrong or too old, you may have asked for it from another account, or the application can’t be added. Check the code, or ask for a new one.'
  }
}

export const applicationsTexts: QueryTexts = {
  loading: 'Getting your applications',
  failed: {
    title: 'We couldn’t get your applications',
    text: 'They’re still with us. We just can’t show them right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: (since) => {
      const at = new Date(since).toISOString()
      return `Last updated ${formatDay(at)}, ${timeOfDay(at)}`
    },
    refresh: 'Update the list',
    failed: 'We couldn’t get anything newer. Try again in a minute.',
  },
}
