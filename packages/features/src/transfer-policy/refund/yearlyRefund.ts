import type { CommissionRefund } from '@coverkit/brand'
import { type PaymentFrequency, parseMoney } from '@coverkit/core'
import { readOrNull } from '#common/form/tidy.ts'

/** How often a premium is paid in a year. */
const PAYMENTS: Readonly<Record<PaymentFrequency, number>> = {
  monthly: 12,
  quarterly: 4,
  halfYearly: 2,
  yearly: 1,
}

/** The yearly refund of a premium, in whole dollars rounded down; null for a premium that can't be read. */
export function yearlyRefund(
  { share, laterYears }: Pick<CommissionRefund, 'share' | 'laterYears'>,
  premium: string,
  frequency: PaymentFrequency,
): number | null {
  const cents = readOrNull(() => parseMoney(premium, { isInCents: true, min: 1, max: 1_000_000 }))
  if (cents === null) return null
  return Math.floor((cents * PAYMENTS[frequency] * laterYears * share) / 1_000_000)
}
