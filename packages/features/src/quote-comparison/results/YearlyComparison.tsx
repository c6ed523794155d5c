import { Text } from '@coverkit/ui'
import { formatWholeCents } from '#quote/cents'
import { comparisonCopy } from '../copy.ts'
import type { Offer } from '../offers.ts'

/** Paying by the month, quarter or half-year against paying once a year, in dollars and percent. */
export function YearlyComparison({ offer: { perYear, paidYearly } }: { readonly offer: Offer }) {
  if (!paidYearly) return null
  const { saves, same, costs } = comparisonCopy.compareYearly
  const { total, saving, savingPerMille } = paidYearly
  const year = formatWholeCents(perYear)
  const once = formatWholeCents(total)
  const difference = formatWholeCents(Math.abs(saving))
  const percent = `${(Math.abs(savingPerMille) / 10).toFixed(1)}%`
  if (saving === 0) return <Text size={15}>{same(year)}</Text>
  return <Text size={15}>{(saving > 0 ? saves : costs)(year, once, difference, percent)}</Text>
}
