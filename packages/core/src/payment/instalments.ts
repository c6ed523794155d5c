import type { PaymentFrequency } from './paymentTerms.ts'

/** Instalments of a year, by frequency. */
export const INSTALMENTS_A_YEAR: Readonly<Record<PaymentFrequency, number>> = {
  monthly: 12,
  quarterly: 4,
  halfYearly: 2,
  yearly: 1,
}
