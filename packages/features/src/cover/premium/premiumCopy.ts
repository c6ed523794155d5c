import type { PaymentFrequency, PaymentMethod, PaymentPart } from '@coverkit/core'
import type { PremiumPart } from './premiumBreakdown.ts'

/** Words for what a premium is made of and how often it is paid. */
export const premiumCopy = {
  parts: {
    base: 'Base premium',
    options: 'Options',
    discount: 'Discount',
    frequencyLoading: 'Frequency loading',
    stampDuty: 'Stamp duty',
  } satisfies Record<PremiumPart, string>,
  coverTotal: (cover: string) => `${cover} in total`,
  fee: 'Policy fee',
  total: 'Total',
  sides: {
    inside: 'Inside super',
    outside: 'Outside super',
    shared: 'Partly inside super',
  } satisfies Record<PaymentPart['side'], string>,
  premiumOf: {
    inside: 'Premium inside super',
    outside: 'Premium outside super',
    shared: 'Premium partly inside super',
  } satisfies Record<PaymentPart['side'], string>,
  methods: {
    directDebit: 'direct debit',
    creditCard: 'credit card',
    enduringRollover: 'rollover',
  } satisfies Record<PaymentMethod, string>,
  covers: (nouns: readonly string[]) =>
    [nouns.slice(0, -1).join(', '), ...nouns.slice(-1)].filter(Boolean).join(' and '),
  title: (side: string, covers: string) => `${side}: ${covers}`,
  paidBy: (due: string, method: string) => `${due} by ${method}`,
  rebate: (amount: string) => `after a rebate of ${amount} before stamp duty`,
  feeIn: (amount: string) => `including the policy fee of ${amount}`,
  inAYear: (amount: string) => `${amount} in a year`,
  shared:
    'as if all of it were paid once a year: the insurer tells you how much of it your fund pays before your cover starts',
  rebateOff: 'Rebate taken off',
  beforeDuty: (amount: string) => `${amount} before stamp duty`,
  feeWithin: 'Policy fee included',
  yearOf: {
    inside: 'Inside super, in a year',
    outside: 'Outside super, in a year',
    shared: 'Partly inside super, in a year',
  } satisfies Record<PaymentPart['side'], string>,
  split: 'Who pays it',
  splitText: 'Your fund and you: the insurer confirms how much each before your cover starts',
  together: 'All together',
  /** The day on which the rule of the rebate was last checked. */
  rebateChecked: '2026-11-30',
  afterRebate: (dollars: string) => `About ${dollars} a year after the rebate`,
  withoutRebate:
    'This price doesn’t include the rebate for paying by rollover, which lowers what your fund pays.',
  per: {
    monthly: 'a month',
    quarterly: 'a quarter',
    halfYearly: 'a half-year',
    yearly: 'a year',
  } satisfies Record<PaymentFrequency, string>,
  frequencies: {
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    halfYearly: 'Half-yearly',
    yearly: 'Yearly',
  } satisfies Record<PaymentFrequency, string>,
}
