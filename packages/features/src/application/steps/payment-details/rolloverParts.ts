import { PAYMENT_FREQUENCIES, type PaymentFrequency, type PaymentPart } from '@coverkit/core'
import { toCents } from '#cover/premium'
import type { Offer } from '../../answers.ts'
import { type PricedPayment, priceOf } from '../../price.ts'

const ROLLOVER = { method: 'enduringRollover', frequency: 'yearly' } as const

/** The parts of an offer's price that a rollover makes, with what is outside super at a frequency. */
const partsAt = (offer: Offer, outsideFrequency: PaymentFrequency): readonly PaymentPart[] =>
  priceOf(offer, { ...ROLLOVER, outsideMethod: null, outsideFrequency })?.parts ?? []

/**
 * Returns the price of the cover outside super at each frequency. Empty if some cover is partly inside super: the
 * insurer has not split its price yet.
 */
export function outsideParts(offer: Offer): ReadonlyMap<PaymentFrequency, PaymentPart> {
  return new Map(
    PAYMENT_FREQUENCIES.flatMap((frequency) => {
      const parts = partsAt(offer, frequency)
      if (parts.some(({ side }) => side === 'shared')) return []
      return parts.flatMap((part) => (part.side === 'outside' ? [[frequency, part] as const] : []))
    }),
  )
}

/** The yearly payment of a fund. */
export interface FundPays {
  /** Whole cents. */
  readonly amount: number
  /** Whole cents; the policy fee in it. */
  readonly fee: number
  /** The rebate in whole cents, before stamp duty; 0 where none is due. */
  readonly rebate: number
  /** The rebate is due and not in the amount. */
  readonly lacksRebate: boolean
  /** The fund pays some of the cover that is partly inside super, and the amount is the most that it can be. */
  readonly isMost: boolean
}

/** Returns what the fund pays of an application; null where its price isn't known. */
export function fundPays(offer: Offer, payment: PricedPayment): FundPays | null {
  const price = priceOf(offer, { ...payment, ...ROLLOVER })
  const parts = price?.parts.filter(({ side }) => side !== 'outside') ?? []
  if (!price || parts.length === 0) return null
  const sum = (of: (part: PaymentPart) => number) =>
    parts.reduce((cents, part) => cents + toCents(of(part)), 0)
  return {
    amount: sum(({ amount }) => amount),
    fee: sum(({ fee }) => fee),
    rebate: sum(({ rebate }) => rebate),
    lacksRebate: price.lacksRebate,
    isMost: parts.some(({ side }) => side === 'shared'),
  }
}
