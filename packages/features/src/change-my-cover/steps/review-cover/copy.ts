import { type ChangeReason, COOLING_OFF_DAYS, type PolicyField } from '@coverkit/core/change-cover'
import type { QueryTexts } from '@coverkit/ui'
import { capital, countWord } from '#common/form/countWord.ts'

export const reviewCopy = {
  title: 'Review your changes',
  lead: {
    changes: (count: string) => `${count},`,
    only: (count: string) => `${count}.`,
    and: 'and',
    more: (per: string) => `${per} more`,
    less: (per: string) => `${per} less`,
    same: 'and the premium stays the same',
    /** After the figures: an increase after an event has no price before the insurer accepts it. */
    end: (hasIncrease: boolean) => (hasIncrease ? ', not counting the increase after a life event.' : '.'),
    until: 'Nothing changes until you’ve signed on the last page.',
    unchanged: 'This is your policy as it is.',
  },
  count: (changes: number) => (changes === 1 ? 'One change' : `${capital(countWord(changes))} changes`),
  table: 'Your cover: now, change, after',
  columns: {
    item: 'Cover',
    now: 'Now',
    change: 'Change',
    after: 'After',
    difference: 'Difference',
    actions: 'Actions',
  },
  difference: (frequency: string) => `${frequency} difference`,
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  others: {
    summary: (count: number) =>
      count === 1
        ? 'One other thing stays as it is'
        : `${capital(countWord(count))} other things stay as they are`,
  },
  reasons: {
    open: 'Tell us why (optional)',
    legend: 'Why are you changing your cover? (optional)',
    hint: 'Tick all that apply. It doesn’t change the price.',
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
  undoAll: 'Undo all changes',
  change: 'Change',
  undone: (items: readonly string[]) => `Undone: ${items.join(', ')}.`,
  allUndone: 'You’ve undone all changes. Your policy stays as it is.',
  nothing: {
    title: 'There are no changes to submit',
    text: 'Go back to the page for what you want to change. To leave your policy as it is, close this page.',
    link: 'Change something',
  },
  faults: {
    title: 'Something needs another look',
    text: 'Open each of these pages and check it:',
  },
  increase: {
    title: 'Increase after a life event',
    text: 'We’ll pass this request on when you submit, and there are no health questions for it. The insurer decides once it has your proof. The figures on this page don’t include this increase. It’s only added to your cover and premium once the insurer accepts.',
  },
  premium: {
    open: 'What each cover costs',
    caption: (frequency: string) => `${frequency} premium`,
    cover: 'Cover',
    fee: 'Policy fee',
    total: 'In total',
    perYear: 'Total for a year',
    discount: {
      lower: 'Covers that stay cost more: the discount for several covers is lower.',
      higher: 'Covers that you have cost less: the discount for several covers is higher.',
    },
    ended: 'With no cover left, no new premiums fall due.',
  },
  declined: {
    title: 'The insurer doesn’t offer this',
    policy: 'This policy',
    text: 'We can’t pass these changes on, for these reasons:',
  },
  years: {
    same: (count: string) => `At today’s rates, you’d pay the same over the next ${count}`,
    less: (count: string, amount: string) =>
      `At today’s rates, you’d pay ${amount} less over the next ${count}`,
    more: (count: string, amount: string) =>
      `At today’s rates, you’d pay ${amount} more over the next ${count}`,
    count: (years: number) => (years === 1 ? 'year' : `${countWord(years)} years`),
    note: 'Your yearly premium after the changes. The line across each bar is what you’d pay without them.',
    noteSame:
      'Your yearly premium. A stepped premium generally goes up as you get older. With indexation, your premium also goes up as your cover grows.',
    pick: 'Age',
    atAge: (age: number, after: string, now: string) =>
      `At ${age}: ${after} a year, ${now} without the changes`,
    atAgeSame: (age: number, after: string) => `At ${age}: ${after} a year`,
    totals: (now: string, after: string) => `In total: ${after}, or ${now} without the changes.`,
    totalsSame: (sum: string) => `In total: ${sum}, with or without the changes.`,
    table: 'Show the figures',
    caption: 'Yearly premium by age',
    age: 'Age',
    now: 'Now',
    after: 'After',
    difference: 'Difference',
    total: 'In total',
  },
  health: {
    title: 'Health questions',
    needed: (cover: string) => `Needed for ${cover},`,
    because: (reasons: string) => `because ${reasons}.`,
    free: (cover: string) => `Not needed for ${cover},`,
    freeBecause: {
      decreased: 'because the amount goes down.',
      removed: 'because it ends.',
      otherwise: 'because the insurer wouldn’t pay more than it would now.',
    },
    freePolicy: (items: string) => `Not needed for ${items}.`,
    policyNouns: {
      premiumType: 'the premium type',
      paymentFrequency: 'how often you pay',
      paymentMethod: 'how you pay',
      outsidePaymentMethod: 'how you pay for cover outside super',
      indexation: 'indexation',
    } satisfies Record<PolicyField, string>,
    policy: 'all covers',
    none: 'You don’t need to answer health questions.',
    lost: {
      title: 'You can’t easily undo this',
      text: (covers: string) =>
        `You may not be able to change this back later. If you can, you may have to answer health questions for ${covers} first.`,
    },
  },
  timing: {
    title: 'When it starts',
    endTitle: 'When it ends',
    onAcceptance:
      'Once the insurer agrees, after it has read your answers. Until then your policy stays as it is.',
    onDay: (date: string) => `It’s due to start on ${date}. Until it does, your policy stays as it is.`,
    /** Where no cover is left. */
    endsOn: (date: string) => `Your policy is due to end on ${date}. Until it does, it stays as it is.`,
    /** Where the policy has no day for it, or is not loaded. */
    onceMade: 'Once the insurer has made the change. Until then your policy stays as it is.',
    coolingOff: (covers: string) =>
      `For ${covers} you have at least ${COOLING_OFF_DAYS} days by law to change your mind and get the extra premium back, if you haven’t claimed. The insurer can tell you how long it gives you, and from which day.`,
    noCoolingOff: 'There’s no cooling-off period for reducing cover or paying another way.',
    unknownCoolingOff: 'Call us to check whether a cooling-off period applies.',
  },
  next: (needsHealth: boolean) =>
    needsHealth
      ? 'Next: your duty, the key documents and the health questions. Then you sign.'
      : 'Next: your duty and the key documents. Then you sign. There are no health questions.',
}

/** Why an insurer declines, by its code; others are named by their cover alone. */
export const declineReasons: Readonly<Record<string, string>> = {
  age: 'isn’t offered on these terms at your age',
  occupation: 'isn’t offered for your occupation',
  'own-occupation': 'isn’t offered with the own occupation definition for your job',
  'sum-insured': 'isn’t offered for that amount',
  'waiting-period': 'isn’t offered with this waiting period',
  'benefit-period': 'isn’t offered with this benefit period',
  'level-not-offered': 'isn’t available with level premiums',
}

export const declinedOtherwise = 'isn’t offered on these terms'

/** In place of the premium, where the backend works out none before the change. */
export const unpriced = 'The insurer will tell you your new premium. We can’t show it here.'

export const priceTexts: QueryTexts = {
  loading: 'Working out the premium',
  failed: {
    title: 'We couldn’t work out the premium',
    text: 'Your changes are still here. You can’t submit them without a premium.',
  },
  tryAgain: 'Try again',
}
