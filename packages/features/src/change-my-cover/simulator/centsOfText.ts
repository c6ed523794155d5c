const MONEY = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/

/** Whole cents of what was typed; null where it is no amount above 0. */
export function centsOfText(text: string): number | null {
  const [, dollars, cents = ''] = MONEY.exec(text.trim()) ?? []
  if (dollars === undefined) return null
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return amount > 0 ? amount : null
}
