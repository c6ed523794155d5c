function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Prefixes a true minus sign (U+2212), which is as wide as a plus and does not break off from the figure. */
function withSign(value: number, text: string): string {
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text
}

/** A number with its thousands grouped and at most two decimals: `1,234.5`. */
export function formatNumber(value: number): string {
  const [whole = '0', decimals] = String(Number(Math.abs(value).toFixed(2))).split('.')
  return withSign(value, decimals === undefined ? grouped(whole) : `${grouped(whole)}.${decimals}`)
}

/** Dollars to the whole dollar, half up: `$1,234`, `−$5`. */
export function formatMoney(dollars: number): string {
  return withSign(dollars, `$${grouped(String(Math.floor(Math.abs(dollars) + 0.5)))}`)
}

/** Dollars with their cents: `$1,234.50`. */
export function formatCents(dollars: number): string {
  const cents = Math.floor(Math.abs(dollars) * 100 + 0.5 + 1e-6)
  const rest = String(cents % 100).padStart(2, '0')
  return withSign(dollars, `$${grouped(String(Math.floor(cents / 100)))}.${rest}`)
}

/** Formats a difference in dollars: `+$71,000`, `−$36,000`, `$0`; with `formatCents` in dollars and cents. */
export function formatDifference(dollars: number, format: (dollars: number) => string = formatMoney): string {
  const text = format(dollars)
  return dollars > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** Basis points as a percentage, the inverse of `parsePercent`: 3333 is `33.33%`. */
export function formatPercent(basisPoints: number): string {
  return `${formatNumber(basisPoints / 100)}%`
}
