import type { CommissionRefund } from '@coverkit/brand'
import { type PaymentFrequency, parseMoney } from '@coverkit/core'
import { INSTALMENTS_A_YEAR } from '@coverkit/core/policies'
import { readOrNull } from '#common/form/tidy.ts'

/** The yearly refund of a premium, in whole dollars rounded down; null for a premium that can't be read. */
export function yearlyRefund(
  { share, laterYears }: Pick<CommissionRefund, 'share' | 'laterYears'>,
  premium: string,
  frequency: PaymentFrequency,
): number | null {
  const cents = readOrNull(() => parseMoney(premium, { isInCents: true, min: 1, max: 1_000_000 }))
  if (cents === null) return null
  return Math.floor((cents * INSTALMENTS_A_YEAR[frequency] * laterYears * share) / 1_000_000)
}
