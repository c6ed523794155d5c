import { kindOf, type NeedsCover, quoteFromNeeds, sumInsuredOf } from '@coverkit/core'
import type { Calculation } from './workingLines.ts'

/** The dollars that a quote starts with for a cover, a month's for income protection; null when it is not taken over. */
export function quotedAmount({ needs, input }: Calculation, cover: NeedsCover): number | null {
  const { quote } = quoteFromNeeds(needs, { input })
  return sumInsuredOf(quote, kindOf(cover)) || null
}
