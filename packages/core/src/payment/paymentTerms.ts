/** How often a premium is paid. */
export const PAYMENT_FREQUENCIES = ['monthly', 'quarterly', 'halfYearly', 'yearly'] as const
/** How often a premium is paid. */
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number]

/** Instalments of a year, by frequency. */
export const INSTALMENTS_A_YEAR: Readonly<Record<PaymentFrequency, number>> = {
  monthly: 12,
  quarterly: 4,
  halfYearly: 2,
  yearly: 1,
}

/** How a premium is paid. `enduringRollover` pays from super, yearly. */
export const PAYMENT_METHODS = ['directDebit', 'creditCard', 'enduringRollover'] as const
/** How a premium is paid. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** How cover outside super can be paid for. */
export const OUTSIDE_METHODS: readonly ['directDebit', 'creditCard'] = ['directDebit', 'creditCard']
/** A way to pay for cover outside super. */
export type OutsideMethod = (typeof OUTSIDE_METHODS)[number]
