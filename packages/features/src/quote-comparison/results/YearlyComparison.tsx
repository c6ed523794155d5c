import { Text } from '@coverkit/ui'
import { formatWholeCents } from '#cover/premium'
import { comparisonCopy } from '../copy.ts'
import type { Offer } from '../offers.ts'

/** Paying by the month, quarter or half-year against paying once a year, in dollars and percent. */
export function YearlyComparison({ offer: { frequency, perYear, paidYearly } }: { readonly offer: Offer }) {
  if (!paidYearly) return null
  const { saves, same, costs } = comparisonCopy.compareYearly
  const { total, saving, perMille } = paidYearly
  const sentence = saving === 0 ? same : saving > 0 ? saves : costs
  return (
    <Text size={15}>
      {sentence({
        frequency,
        perYear: formatWholeCents(perYear),
        yearly: formatWholeCents(total),
        difference: formatWholeCents(Math.abs(saving)),
        percent: `${perMille / 10}%`,
      })}
    </Text>
  )
}
