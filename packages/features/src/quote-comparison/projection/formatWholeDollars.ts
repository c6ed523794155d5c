import { formatMoney } from '@coverkit/core'

/** Whole cents as whole dollars, `$44,836`: estimates of years to come are not known to the cent. */
export function formatWholeDollars(cents: number): string {
  return formatMoney(Math.round(cents / 100))
}
