import {
  type ComparisonAnswer,
  type FrequencyPremium,
  PAYMENT_FREQUENCIES,
  type PaymentFrequency,
} from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import type { CheckedRequest } from './CheckedRequest.ts'
import { MONTHS } from './covers/factors.ts'
import { insurerFactor, levelFactor, type Offer, offersOf } from './offer.ts'
import { type Line, policyLines } from './policyLines.ts'
import { coverParts, type Instalment, lineParts, policyParts } from './premiumParts.ts'
import type { RatingTables } from './RatingTables.ts'
import { readRequest } from './readRequest.ts'
import { asDollars, cents } from './rounding.ts'

/**
 * Prices a request with every requested insurer, in the order of the table.
 * @throws RequestRefused when the request cannot be priced
 */
export function compareQuotes(tables: RatingTables, request: Schema<'ComparisonRequest'>): ComparisonAnswer {
  const checked = readRequest(tables, request)
  return {
    label: tables.label,
    clientId: checked.clientId,
    occupationClasses: checked.occupation.classes,
    insurers: offersOf(tables, checked).map((offer) =>
      offer.head.status === 'quoted'
        ? { ...offer.head, frequencies: pricesOf(tables, checked, offer) }
        : offer.head,
    ),
  }
}

/** Returns the premium at every frequency, from the yearly market premium of each line. */
export function pricesOf(
  tables: RatingTables,
  checked: CheckedRequest,
  offer: Offer,
  yearlyOf = (line: Line) => yearlyPremium(tables, checked, offer, line),
) {
  const lines = policyLines(tables, checked, offer.terms).map((line) => ({
    line,
    yearly: yearlyOf(line),
  }))
  const rollover = checked.paymentMethod === tables.superRolloverRebate.paymentMethod
  const frequencies: PaymentFrequency[] = rollover ? ['yearly'] : [...PAYMENT_FREQUENCIES]
  return Object.fromEntries(
    frequencies.map((frequency) => [frequency, priceAt(tables, checked, offer, lines, frequency)]),
  )
}

function yearlyPremium(
  tables: RatingTables,
  checked: CheckedRequest,
  { insurer }: Offer,
  line: Line,
): number {
  const { age, premiumType } = checked
  return (
    line.market(age, line.sum) *
    insurerFactor(insurer, line.cover, age) *
    levelFactor(tables, premiumType, age)
  )
}

function priceAt(
  tables: RatingTables,
  checked: CheckedRequest,
  { insurer }: Offer,
  lines: { line: Line; yearly: number }[],
  frequency: PaymentFrequency,
): FrequencyPremium {
  const instalment: Instalment = {
    perYear: tables.frequency.instalments[frequency],
    loading: tables.frequency[frequency],
    multiCoverDiscount: multiCoverDiscount(tables, checked),
  }
  const priced = lines.map(({ line, yearly }) => ({ ...line, parts: lineParts(line, yearly, instalment) }))
  const fee = cents((MONTHS * insurer.monthlyFee) / instalment.perYear)
  const parts = policyParts(
    priced.map((line) => line.parts),
    fee,
  )
  const total = priced.reduce((sum, line) => sum + line.parts.total, fee)
  return {
    covers: Object.fromEntries(
      checked.kinds.map((kind) => [kind, coverParts(priced.filter(({ cover }) => cover === kind))]),
    ),
    parts,
    perYear: asDollars(instalment.perYear * total),
  }
}

export function multiCoverDiscount(tables: RatingTables, { kinds }: CheckedRequest): number {
  const discount = tables.multiCoverDiscount[kinds.length]
  if (discount === undefined) throw new Error(`No discount for ${kinds.length} covers`)
  return discount
}
