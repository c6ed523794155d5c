import type { QueryTexts } from '@coverkit/ui'
import { lastUpdated } from '#common/queries/staleCopy.ts'

export const identityPageCopy = {
  title: 'Identity check',
  lead: 'Confirm your identity online, so you don’t have to send us certified copies.',
  back: 'Back to your account',
  notOnline: (phone: string) =>
    `You can’t do the check online with us. Call us on ${phone} and we’ll do it with you.`,
  others: {
    title: 'Second policy holders',
    text: 'Each of them does their own check, with a link and a code that we send to their own email address. You can only see whether it’s done.',
    of: (name: string, reference: string) => `${name}, ${reference}`,
    states: {
      notStarted: 'Not started',
      inProgress: 'In progress',
      refer: 'We’re finishing it with them by phone',
      verified: 'Done',
    },
    unsigned: 'They can do it once they’ve signed. The link we sent them leads to both.',
    send: (name: string) => `Email ${name} a link`,
    busy: 'Sending',
    sent: (email: string) => `We’ve emailed a link to ${email}. It works for 14 days.`,
    failed: {
      mailLimit: 'We can’t send any more emails for now. Try again tomorrow.',
      notSigned: 'They haven’t signed yet. They can do the check once they have.',
      final: 'Their check is done. Reload the page to see it.',
      other: 'We couldn’t send the link. Check your connection and try again.',
    },
  },
  aside: {
    title: 'What we do with it',
    label: 'About the identity check',
    points: [
      'We compare what you enter with official records.',
      'We keep the result, not your document numbers or photos.',
      'We don’t save anything you enter on this device or in a draft.',
    ],
  },
}

export const identityTexts: QueryTexts = {
  loading: 'Getting your identity check',
  failed: {
    title: 'We couldn’t get your identity check',
    text: 'You haven’t lost anything. We just can’t show it right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: lastUpdated,
    refresh: 'Update the identity check',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}
