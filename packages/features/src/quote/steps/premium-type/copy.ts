import type { PremiumType } from '@coverkit/core'

export const premiumTypeCopy = {
  title: 'How should your premium work?',
  legend: 'Premium type',
  labels: {
    stepped: 'Stepped (variable age-stepped)',
    level: 'Level (variable)',
  } satisfies Record<PremiumType, string>,
  notes: {
    stepped: 'Starts lower and is worked out again each year for your age, so it rises as you get older.',
    level: 'Starts higher and is based on your age when the cover starts, so it rises more slowly.',
  } satisfies Record<PremiumType, string>,
  bothRise: 'Both can rise: insurers can change their rates, and cover that grows with inflation costs more.',
  frequency: 'Payment frequency',
  frequencyHint: 'Paying less often costs less in all.',
  frequencies: { monthly: 'Monthly', quarterly: 'Quarterly', halfYearly: 'Half-yearly', yearly: 'Yearly' },
  aside: {
    title: 'Stepped and level over the years',
    text: 'People who keep cover for a few years often choose stepped. People who keep it for decades compare both: level can cost less in the end.',
    why: 'Insurers price the two differently. Not every insurer offers level.',
  },
  sketch: {
    title: 'Level starts higher and rises more slowly',
    note: 'A sketch, not your premium.',
    stepped: 'Stepped',
    level: 'Level',
    age: 'Age',
    premium: 'Premium',
  },
} as const
