import { cleanText, formatNumber, parseMoney, plainSigns } from '@coverkit/core'

export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : formatNumber(value)
}

/** Whole dollars, or null of what cannot be read yet. */
export function readDollars(text: string, isYearly = false): number | null {
  try {
    return parseMoney(text, { isYearly })
  } catch {
    return null
  }
}

/** A number as it is shown once the field is left. */
export const tidyNumber = (text: string): string => plainSigns(cleanText(text))

/** An amount as it is shown once the field is left; text that cannot be read stays as typed. */
export function tidyMoney(text: string, isYearly = false): string {
  const dollars = readDollars(text, isYearly)
  return dollars === null ? text : formatNumber(dollars)
}
