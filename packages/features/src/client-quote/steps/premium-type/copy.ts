import type { PremiumType } from '@coverkit/core'

export const premiumTypeCopy = {
  title: 'How should your premium work?',
  lead: 'How it changes over the years, and how often you pay.',
  legend: 'Premium type',
  labels: {
    stepped: 'Stepped (variable age-stepped)',
    level: 'Level (variable)',
  } satisfies Record<PremiumType, string>,
  notes: {
    stepped: 'Starts lower and is worked out again each year for your age, so it rises as you get older.',
    level: 'Starts higher. It doesn’t go up just because you get older.',
  } satisfies Record<PremiumType, string>,
  bothRise:
    'Both can rise. Insurers can change their rates, and if your cover grows with inflation, your premium grows too.',
  frequency: 'Payment frequency',
  frequencyHint: 'The less often you pay, the less you pay in total.',
  frequencies: { monthly: 'Monthly', quarterly: 'Quarterly', halfYearly: 'Half-yearly', yearly: 'Yearly' },
  aside: {
    title: 'Stepped or level?',
    text: 'Stepped may suit cover for a few years. Over decades, level can cost less in total.',
    why: 'Insurers price the two differently. Not every insurer offers level.',
  },
  years: {
    title: 'Your premiums to age 65',
    finding: (age: number) => `Stepped costs less each year than level until you’re ${age}`,
    cheaper: 'Stepped costs less than level every year to 65',
    dearer: 'Level costs less than stepped every year to 65',
    totals: (stepped: string, level: string) =>
      `In total, to age 65: about ${stepped} stepped, ${level} level.`,
    source: (label: string, count: number) =>
      count === 1
        ? `${label} From the one insurer that offers you both.`
        : `${label} The average of the ${count} insurers that offer you both.`,
    stepped: 'Stepped',
    level: 'Level',
    age: 'Age',
    perYear: 'a year',
    table: 'See the figures',
    caption: 'Yearly premium by age',
    indexation: 'Should your cover grow with inflation?',
    indexations: { on: 'Yes', offPermanent: 'No' },
    effects: {
      on: 'These figures include indexation: each year your cover and premium grow, so your cover buys as much as it does today.',
      offPermanent: 'These figures keep your cover at today’s amount, which buys less each year.',
    },
    later: 'This only changes the figures here. You decide about indexation with the insurer.',
  },
} as const
