import { type ChangeReason, COOLING_OFF_DAYS } from '@coverkit/core/change-cover'
import type { QueryTexts } from '@coverkit/ui'

export const reviewCopy = {
  title: 'Review your changes',
  lead: 'This is your policy as it is, and as it would be. Nothing changes before you’ve signed on the last page.',
  table: 'Your cover: now, change, after',
  columns: {
    item: 'Cover',
    now: 'Now',
    change: 'Change',
    after: 'After',
    difference: 'Difference',
  },
  reasons: {
    legend: 'Why are you changing your cover? (optional)',
    hint: 'Tick all that fit. It doesn’t change the price or what the insurer decides. It helps us check that the change suits you.',
    labels: {
      home: 'I bought a home, or took on a larger loan',
      family: 'I had a child, or have more people to look after',
      separation: 'I separated or divorced',
      job: 'I changed jobs, or started a business',
      incomeUp: 'My income went up',
      incomeDown: 'My income went down',
      debtsPaid: 'I paid off debts',
      childrenIndependent: 'My children are independent now',
      premium: 'The premium is more than I want to pay',
      other: 'Another reason',
    } satisfies Record<ChangeReason, string>,
  },
  undo: 'Undo',
  undoOf: (item: string) => `Undo: ${item}`,
  undoAll: 'Undo all changes',
  change: 'Change',
  undone: (items: readonly string[]) => `Undone: ${items.join(', ')}.`,
  allUndone: 'All changes are undone. Your policy stays as it is.',
  nothing: {
    title: 'You haven’t changed anything yet',
    text: 'Go back to the page of what you want to change. To leave your policy as it is, simply close this page.',
    link: 'Change something',
  },
  faults: {
    title: 'Something doesn’t go together yet',
    text: 'Open each of these pages and check it:',
  },
  increase: {
    title: 'Increase after a life event',
    text: 'We’ll send it with your changes, and there are no health questions for it. The insurer decides once it has your proof. Until it accepts, this cover and its premium stay as they are above.',
  },
  premium: {
    title: 'Your premium: now and after',
    caption: (basis: string) => `Premium ${basis}`,
    cover: 'Cover',
    fee: 'Policy fee',
    total: 'In total',
    perYear: 'Total for a year',
    ended: 'With no cover left, nothing is paid any more.',
  },
  declined: {
    title: 'The insurer doesn’t offer this',
    text: 'We can’t pass these changes on. Change what is named here, then look at the review again:',
  },
  years: {
    title: 'The next ten years',
    same: 'Over the years shown, you’d pay the same',
    less: (amount: string) => `Over the years shown, you’d pay ${amount} less`,
    more: (amount: string) => `Over the years shown, you’d pay ${amount} more`,
    description: 'Premium a year. Stepped premiums rise with your age, and amounts with indexation.',
    table: 'Show the figures',
    caption: 'Premium a year by age',
    year: 'Year',
    age: 'Age',
    now: 'Now',
    after: 'After',
    difference: 'Difference',
    total: 'In total',
  },
  health: {
    title: 'Health questions',
    needed: 'The insurer asks about your health for these:',
    line: (cover: string, reasons: readonly string[]) => `${cover}: ${reasons.join('; ')}.`,
    policy: 'All covers',
    notNeeded: 'No health questions are needed for these:',
    none: 'No health questions are needed.',
    lost: {
      title: 'You can’t simply take this back',
      text: 'Once the change is made, you’d answer health questions to have it again:',
    },
  },
  timing: {
    title: 'When it begins',
    onAcceptance:
      'On the day the insurer agrees, after it has read your answers. Until then your policy stays as it is.',
    onDay: (date: string) => `On ${date}. Until then your policy stays as it is.`,
    coolingOff: (covers: string) =>
      `For ${covers} you have at least ${COOLING_OFF_DAYS} days after that to change your mind and get the extra premium back.`,
    noCoolingOff: 'There’s no cooling-off period for reducing cover or paying another way.',
  },
  next: {
    title: 'What’s still to come',
    items: (needsHealth: boolean) => [
      'Confirm that you know your duty to answer with care.',
      'Read the insurer’s documents and accept them.',
      needsHealth ? 'Answer the health questions.' : 'Health questions: not needed.',
      'Make your declarations and sign.',
    ],
  },
  and: (items: readonly string[]) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
}

/** Why an insurer declines, by its code; others are named by their cover alone. */
export const declineReasons: Readonly<Record<string, string>> = {
  age: 'isn’t offered at your age',
  occupation: 'isn’t offered for your occupation',
  'own-occupation': 'isn’t offered for your own occupation',
  'sum-insured': 'isn’t offered for that amount',
  'waiting-period': 'isn’t offered with this waiting period',
  'benefit-period': 'isn’t offered with this benefit period',
  'level-not-offered': 'can’t be had with level premiums',
}

export const declinedOtherwise = 'isn’t offered on these terms'

export const priceTexts: QueryTexts = {
  loading: 'Working out the premium',
  failed: {
    title: 'We couldn’t work out the premium',
    text: 'Your changes are still here. Without a premium they can’t be submitted.',
  },
  tryAgain: 'Try again',
}
