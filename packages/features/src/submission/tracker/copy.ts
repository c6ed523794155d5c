import type { OutstandingItem, SubmittedApplication } from '@coverkit/api-client'
import { formatDate, formatDay } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'
import { lastUpdated } from '#common/queries/staleCopy.ts'

type Status = SubmittedApplication['status']

/** Words about a submitted application, wherever it is shown. */
export const trackerCopy = {
  reference: 'Your reference',
  referenceHint: 'Quote your reference when you call or write to us.',
  status: {
    'in-review': () => 'In review',
    'waiting-for-second-signature': (sentAt: string | null) =>
      sentAt === null
        ? 'Waiting for the second signature'
        : `Waiting for the second signature. We sent the link on ${formatDay(sentAt)}`,
  } satisfies Record<Status, (sentAt: string | null) => string>,
  insurer: 'Insurer',
  premium: 'Premium',
  submitted: 'Submitted',
  items: {
    'second-signature': {
      title: 'The second policy holder’s signature',
      text: 'They sign from the link in our email. Nothing goes to the insurer before that.',
      open: 'Not signed yet',
    },
    assessment: {
      title: 'The insurer’s assessment',
      text: 'There’s nothing you need to do for now. Watch your email and check your junk folder, in case the insurer asks for something.',
      open: 'Under way',
    },
  },
  otherItem: 'The insurer needs something',
  states: { open: 'Under way', waiting: 'Later', done: 'Done' } satisfies Record<
    OutstandingItem['state'],
    string
  >,
  due: (date: string) => `Expected by ${formatDate(date)}`,
  nothing: 'There’s nothing outstanding.',
  outstanding: 'What’s outstanding',
  next: 'What happens next',
  steps: {
    sign: {
      id: 'sign',
      title: 'The second policy holder signs',
      when: 'Within 14 days',
      text: 'The second policy holder opens the link in our email, checks their details and signs with their own name. They never see your health answers.',
    },
    check: {
      id: 'check',
      title: 'We check it and pass it on to the insurer',
      when: 'Today or the next business day',
      text: 'We’ll only call you if something is unclear.',
    },
    insurer: {
      id: 'insurer',
      title: 'The insurer says what it needs',
      when: 'Within 5 business days after that',
      text: 'Often nothing, sometimes a report from your doctor or a blood test, which it pays for.',
    },
    notice: {
      id: 'notice',
      title: 'You hear the insurer’s decision',
      when: 'As soon as it has decided',
      text: (email: string | null) =>
        email === null
          ? 'We’ll email you the insurer’s decision.'
          : `We’ll email the insurer’s decision to ${email}.`,
    },
    start: {
      id: 'start',
      title: 'Your cover starts',
      when: 'Once you’re accepted',
      text: 'The insurer sends your policy, which says how long you have to change your mind: at least 14 days.',
    },
  },
}

export const outstandingTexts: QueryTexts = {
  loading: 'Checking what’s outstanding',
  failed: {
    title: 'We couldn’t check what’s outstanding',
    text: 'Your application is with us under the reference above. We just can’t show how it’s going right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: lastUpdated,
    refresh: 'Update',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}
