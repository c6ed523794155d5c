import { type CoverKind, formatMoney, OFFER_LIMITS, type Owner } from '@coverkit/core'

/** Words that the steps of the covers share. */
export const coverCopy = {
  amountLimits: (kind: Exclude<CoverKind, 'incomeProtection'>) => {
    const [min, max] = OFFER_LIMITS.sumInsured[kind]
    return `From ${formatMoney(min)} to ${formatMoney(max)}.`
  },
  now: (value: string) => `Now: ${value}.`,
  willRound: (rounded: string) => `We’ll round this to ${rounded}.`,
  homemakerMaximum: (most: string) =>
    `If your occupation is home duties, the most insurers offer is ${most}.`,
  notSure: 'Not sure how much?',
  calculator: 'The calculator works it out in a few minutes.',
  calculatedNeed: 'Calculated need',
  tenTimesIncome: '10 × income',
  homeLoan: 'Home loan',
  aMonth: 'a month',
  monthly: (amount: string) => `${amount} a month`,
  /** The noun is not the label of the field, so that only the field answers to that. */
  amountTexts: (noun: string) => ({
    slider: `${noun}, slider`,
    less: `Less: ${noun}`,
    more: `More: ${noun}`,
    suggestions: 'Suggested amounts',
    none: 'No amount yet',
  }),
  owner: {
    legend: 'Who owns this cover?',
    hint: 'The owner pays the premium. Any payment goes to the owner, or to the people named on the policy.',
    labels: { S: 'Inside Super', O: 'Outside Super', J: 'Partially from Super' } satisfies Record<
      Owner,
      string
    >,
    notes: {
      S: 'Your super fund owns the policy and pays the premium from your balance.',
      O: 'You own the policy and pay the premium yourself.',
      J: 'Your super fund owns part of it, and you own the rest.',
    } satisfies Record<Owner, string>,
  },
  structure: 'How is this cover structured?',
  extras: 'Extras',
} as const
