import { type CoverKind, formatMoney, OFFER_LIMITS, type Owner } from '@coverkit/core'

/** Words that the steps of the covers share. */
export const coverCopy = {
  amountLimits: (kind: Exclude<CoverKind, 'incomeProtection'>) => {
    const [min, max] = OFFER_LIMITS.sumInsured[kind]
    return `From ${formatMoney(min)} to ${formatMoney(max)}.`
  },
  now: (value: string) => `Now: ${value}.`,
  willRound: (rounded: string) => `We will round this to ${rounded}.`,
  homemakerMaximum: (most: string) => `With home duties as your occupation, insurers offer at most ${most}.`,
  tenTimesIncome: (amount: string) => `10 x income: ${amount}`,
  calculatedNeed: (amount: string) => `Use my calculated need: ${amount}`,
  chips: 'Amounts to start from',
  owner: {
    legend: 'Who owns this cover?',
    hint: 'The owner pays the premium and is paid the benefit first.',
    labels: { S: 'Inside Super', O: 'Outside Super', J: 'Partially from Super' } satisfies Record<
      Owner,
      string
    >,
    notes: {
      S: 'Your super fund owns the policy and pays the premium from your balance.',
      O: 'You own the policy and pay the premium yourself.',
      J: 'Part is owned by your super fund, the rest by you.',
    } satisfies Record<Owner, string>,
  },
  structure: 'How is this cover structured?',
  extras: 'Extras',
} as const
