import type { PaymentFrequency } from '@coverkit/core'
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
