/** How often a premium is paid. */
export const PAYMENT_FREQUENCIES = ['monthly', 'quarterly', 'halfYearly', 'yearly'] as const
/** How often a premium is paid. */
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number]

/** How a premium is paid. `enduringRollover` pays from super, yearly. */
export const PAYMENT_METHODS = ['directDebit', 'creditCard', 'enduringRollover'] as const
/** How a premium is paid. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
