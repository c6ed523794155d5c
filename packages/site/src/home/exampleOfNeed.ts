import { formatMoney } from '@coverkit/core'
import { exampleNeed } from '@coverkit/features/calculator/example-need'

/** A line of the example, and how long its bar is in hundredths of the longest. */
export interface ExampleOfNeedLine {
  readonly label: string
  readonly amount: string
  readonly share: number
  readonly isTaken: boolean
}

/** The calculator's worked example in words. The last line but one and the total differ by rounding to $10,000. */
export function exampleOfNeed(): { readonly lines: readonly ExampleOfNeedLine[]; readonly total: string } {
  const { lines, need } = exampleNeed()
  const longest = Math.max(...lines.map(({ amount }) => Math.abs(amount)))
  return {
    lines: lines.map(({ label, amount }) => ({
      label,
      amount: formatMoney(amount),
      share: Math.round((Math.abs(amount) / longest) * 100),
      isTaken: amount < 0,
    })),
    total: formatMoney(need),
  }
}
