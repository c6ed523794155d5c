import { formatNumber, InvalidInputError, parseMoney } from '@coverkit/core'

/** `85k` as `85,000`, once a field is left; what cannot be read stays as it was typed. */
export function tidyMoney(text: string, options: Parameters<typeof parseMoney>[1] = {}): string {
  try {
    return formatNumber(parseMoney(text, options))
  } catch (error) {
    if (error instanceof InvalidInputError) return text
    throw error
  }
}
