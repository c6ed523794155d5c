import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '@coverkit/core'
import { toCents } from '#cover/premium'
import type { ChosenQuote } from '#quote/answers'

/** The price of a chosen offer at one frequency; every amount in whole cents. */
export interface FrequencyPrice {
  readonly instalment: number
  readonly perYear: number
  /** A year more than paying yearly; 0 where it is not more. */
  readonly extra: number
  /** The same in percent of paying yearly, to one decimal. */
  readonly percent: number
}

/** The price of each frequency that the insurer answered. */
export function frequencyPrices({
  answer: { frequencies = {} },
}: Pick<ChosenQuote, 'answer'>): ReadonlyMap<PaymentFrequency, FrequencyPrice> {
  const yearly = frequencies.yearly && toCents(frequencies.yearly.perYear)
  return new Map(
    PAYMENT_FREQUENCIES.flatMap((frequency) => {
      const premium = frequencies[frequency]
      if (!premium) return []
      const perYear = toCents(premium.perYear)
      const extra = Math.max(0, perYear - (yearly ?? perYear))
      const percent = yearly ? Math.round((1000 * extra) / yearly) / 10 : 0
      const instalment = toCents(premium.parts.total)
      return [[frequency, { instalment, perYear, extra, percent }] as const]
    }),
  )
}
