import { formatNumber, parseMoney } from '@coverkit/core'

export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : formatNumber(value)
}

/** Whole dollars, or null of what cannot be read yet. */
export function readDollars(text: string): number | null {
  try {
    return parseMoney(text)
  } catch {
    return null
  }
}

/** An amount as it is shown once the field is left; text that cannot be read stays as typed. */
export function tidyMoney(text: string): string {
  const dollars = readDollars(text)
  return dollars === null ? text : formatNumber(dollars)
}
