import { type NeedsCover, quoteFromNeeds } from '@coverkit/core'
import type { Calculation } from './workingLines.ts'

/** The dollars that a quote starts with for a cover, a month's for income protection; null when it is not taken over. */
export function quotedAmount({ needs, input }: Calculation, cover: NeedsCover): number | null {
  const { quote } = quoteFromNeeds(needs, { input })
  switch (cover) {
    case 'lifeCover':
      return quote.lifeCover.amount
    case 'tpdCover':
      return quote.tpdCover.amountStandalone
    case 'criticalIllnessCover':
      return quote.criticalIllnessCover.amount
    case 'incomeProtectionCover':
      return quote.incomeProtectionCover.monthlyBenefit
  }
}
