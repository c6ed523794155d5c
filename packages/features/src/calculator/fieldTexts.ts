import { formatNumber, parseMoney } from '@coverkit/core'

export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : formatNumber(value)
}

/** An amount as it is shown once the field is left; text that cannot be read stays as typed. */
export function tidyMoney(text: string): string {
  try {
    return formatNumber(parseMoney(text))
  } catch {
    return text
  }
}
