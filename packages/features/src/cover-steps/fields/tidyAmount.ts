import { amountText, readAmount } from './amountFields.ts'

/** `85k` as `85,000`; what cannot be read stays as it was typed. */
export function tidyAmount(text: string, isYearly = false): string {
  const amount = readAmount(text, isYearly)
  return amount === null || amount === 0 ? text : amountText(amount)
}
