/**
 * Value today of one dollar at the start of each year for some years, at a net rate in percent a year. A part-year
 * counts by its share, at the start of that year. 0 for no years.
 */
export function annuityFactor(years: number, ratePercent: number): number {
  if (!(years > 0)) return 0
  if (ratePercent === 0) return years
  const rate = ratePercent / 100
  const whole = Math.floor(years)
  const discount = (1 + rate) ** -whole
  return ((1 - discount) * (1 + rate)) / rate + (years - whole) * discount
}
