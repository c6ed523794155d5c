import { ASSUMPTION_MEASURES, type Assumptions, formatMoney, formatNumber } from '@coverkit/core'

/** The value of an assumption with its unit. */
export function assumptionValue(name: keyof Assumptions, value: number): string {
  const measure = ASSUMPTION_MEASURES[name]
  if (measure === 'cost') return formatMoney(value)
  return measure === 'years' ? formatNumber(value) : `${formatNumber(value)}%`
}
